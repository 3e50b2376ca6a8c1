import type { Ref } from "react";
import { Button, type ButtonLook } from "../../../ui/Button";
import type { Configurator } from "./useConfigurator";

type AddButtonProps = ButtonLook & {
  configurator: Configurator;
  ref?: Ref<HTMLButtonElement>;
};

/** Adds the configured product to the cart; where it can't be made, moves the focus to the field that says why. */
export function AddButton({ configurator, ...look }: AddButtonProps) {
  return (
    <Button {...look} flex="1" w="full" busy={configurator.isAdding} busyText="Adding..." onClick={configurator.add}>
      Add to cart
    </Button>
  );
}
