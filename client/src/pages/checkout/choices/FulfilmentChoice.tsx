import { FULFILMENT_NAMES, type Fulfilment } from "@rules/order-choices";
import { RadioCards, type RadioCard } from "../../../ui/form/RadioCards";
import { SmallText } from "../../../ui/texts";

/** What happens by each choice; "below" is the list of sizes at the end of the checkout. */
const NOTES: Readonly<Record<Fulfilment, string>> = {
  MEASURE_AND_FIT:
    "Free: we call you to arrange a visit, or write where you give no phone number, and cut nothing before it. The sizes that you typed are a guide until then.",
  MAKE_TO_SIZES:
    "We cut it to the sizes that you confirm below and send it to you. You fit it yourself; our installation guide shows how.",
};

const card = (value: Fulfilment): RadioCard<Fulfilment> => ({
  value,
  label: FULFILMENT_NAMES[value],
  note: NOTES[value],
});

const MEASURED = card("MEASURE_AND_FIT");
const TO_SIZES = card("MAKE_TO_SIZES");
const NOT_TO_SIZES = {
  ...TO_SIZES,
  note: "Not for bays and pergolas: we always measure those ourselves.",
  disabled: true,
};

type FulfilmentChoiceProps = {
  value: Fulfilment;
  /** Something in the order is always measured by the shop. */
  isFixed: boolean;
  onPick: (value: Fulfilment) => void;
};

/** Who measures and fits the order. */
export function FulfilmentChoice({ value, isFixed, onPick }: FulfilmentChoiceProps) {
  const options = [MEASURED, isFixed ? NOT_TO_SIZES : TO_SIZES];
  return (
    <>
      <RadioCards legend="Who measures and fits it?" hideLegend options={options} value={value} onPick={onPick} />
      <SmallText mt="3.5">The price is the same either way.</SmallText>
    </>
  );
}
