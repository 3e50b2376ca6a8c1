import type { Ref } from "react";
import { Button, type ButtonLook } from "../../../ui/Button";
import type { Configurator } from "./useConfigurator";

type AddButtonProps = ButtonLook & {
  configurator: Configurator;
  isAdding: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** Adds what is configured; where it can't be made, leads to the field that says why. */
export function AddButton({ configurator, isAdding, ...look }: AddButtonProps) {
  return (
    <Button {...look} flex="1" w="full" busy={isAdding} busyText="Adding..." onClick={configurator.add}>
      Add to cart
    </Button>
  );
}
