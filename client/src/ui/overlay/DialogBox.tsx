import { Dialog } from "@chakra-ui/react";
import { dialogRecipe } from "../theme/recipes/overlay";
import { CloseButton, OverlayFrame, type OverlayProps } from "./OverlayFrame";

export type DialogProps = OverlayProps & {
  /** 520 px at the default size of text, or as wide as a picture. */
  size?: "md" | "xl";
};

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
