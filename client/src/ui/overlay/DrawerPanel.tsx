import { Dialog } from "@chakra-ui/react";
import { drawerRecipe } from "../theme/recipes/overlay";
import { CloseButton, OverlayFrame, type OverlayProps } from "./OverlayFrame";

export type DrawerProps = OverlayProps & {
  /** 420 or 472 px at the default size of text; full width on phones. */
  size?: "sm" | "md";
};

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
