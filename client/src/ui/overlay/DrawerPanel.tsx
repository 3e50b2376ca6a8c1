import { Dialog } from "@chakra-ui/react";
import { drawerRecipe } from "../theme/recipes/overlay";
import type { DrawerProps } from "./overlay-props";
import { CloseButton, OverlayFrame } from "./OverlayFrame";

export function DrawerPanel({ title, size, footer, children, ...frame }: DrawerProps) {
  return (
    <OverlayFrame recipe={drawerRecipe} size={size} {...frame}>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
        <CloseButton />
      </Dialog.Header>
      <Dialog.Body>{children}</Dialog.Body>
      {footer !== undefined && <Dialog.Footer>{footer}</Dialog.Footer>}
    </OverlayFrame>
  );
}
