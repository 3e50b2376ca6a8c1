import { Dialog } from "@chakra-ui/react";
import { dialogRecipe } from "../theme/recipes/overlay";
import type { DialogProps } from "./overlay-props";
import { CloseButton, OverlayFrame } from "./OverlayFrame";

export function DialogBox({ title, size, footer, children, ...frame }: DialogProps) {
  return (
    <OverlayFrame recipe={dialogRecipe} size={size} {...frame}>
      <Dialog.Title>{title}</Dialog.Title>
      <Dialog.Body>{children}</Dialog.Body>
      {footer !== undefined && <Dialog.Footer>{footer}</Dialog.Footer>}
      <CloseButton />
    </OverlayFrame>
  );
}
