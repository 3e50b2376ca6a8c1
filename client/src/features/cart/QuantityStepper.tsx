import { MinusIcon, PlusIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";

type QuantityStepperProps = {
  /** Accessible name of the counted item: "Increase quantity of …". */
  name: string;
  quantity: number;
  /** Highest quantity. */
  max: number;
  onChange: (quantity: number) => void;
};

const Frame = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "control",
    bg: "bg.panel",
  },
});
const Step = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    boxSize: "target",
    cursor: "pointer",
    _disabled: { color: "fg.disabled", cursor: "not-allowed" },
  },
});

/** Quantity from 1 to `max`. A button at its limit stays focusable. */
export function QuantityStepper({ name, quantity, max, onChange }: QuantityStepperProps) {
  const stepTo = (next: number) => () => {
    if (next >= 1 && next <= max) onChange(next);
  };
  return (
    <Frame role="group" aria-label={`Quantity of ${name}`}>
      <Step
        type="button"
        aria-label={`Decrease quantity of ${name}`}
        aria-disabled={quantity <= 1}
        onClick={stepTo(quantity - 1)}
      >
        <MinusIcon size="s" />
      </Step>
      <chakra.output minW="8" textAlign="center" fontWeight="600" fontVariantNumeric="tabular-nums">
        {quantity}
      </chakra.output>
      <Step
        type="button"
        aria-label={`Increase quantity of ${name}`}
        aria-disabled={quantity >= max}
        onClick={stepTo(quantity + 1)}
      >
        <PlusIcon size="s" />
      </Step>
    </Frame>
  );
}
