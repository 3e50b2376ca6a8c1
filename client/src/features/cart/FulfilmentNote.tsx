import { FULFILMENT_NAMES, type Fulfilment } from "@rules/order-choices";
import { SmallText } from "../../ui/texts";

const SENTENCES: Readonly<Record<Fulfilment, string>> = {
  MEASURE_AND_FIT: "We measure before anything is cut; these sizes are a guide until then.",
  MAKE_TO_SIZES: "We cut it to these sizes and send it; you fit it yourself.",
};

/** Who measures and fits what is in the cart; chosen at the checkout. */
export function FulfilmentNote({ fulfilment }: { fulfilment: Fulfilment }) {
  return (
    <SmallText>
      <b>{FULFILMENT_NAMES[fulfilment]}.</b> {SENTENCES[fulfilment]} You choose at the checkout.
    </SmallText>
  );
}
