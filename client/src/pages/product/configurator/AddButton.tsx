import type { Ref } from "react";
import { Button, type ButtonLook } from "../../../ui/Button";
import type { Configurator } from "./useConfigurator";

type AddButtonProps = ButtonLook & {
  configurator: Configurator;
  ref?: Ref<HTMLButtonElement>;
};

/** Adds the configured product to the cart, or changes its line there or in an order; where it can't be made, moves the focus to the field that says why. */
export function AddButton({ configurator, ...look }: AddButtonProps) {
  const { lineId, orderNumber } = configurator.configuration;
  const isChange = lineId !== undefined;
  const changeText = orderNumber === undefined ? "Save changes" : "See the new total";
  return (
    <Button
      {...look}
      flex="1"
      w="full"
      busy={configurator.isBusy}
      busyText={isChange ? "Saving..." : "Adding..."}
      onClick={() => void configurator.submit()}
    >
      {isChange ? changeText : "Add to cart"}
    </Button>
  );
}
