import { Dialog, Portal } from "@chakra-ui/react";
import type { FocusEvent, ReactNode } from "react";
import { IconButton } from "../IconButton";
import { CloseIcon } from "../icons";
import type { dialogRecipe, drawerRecipe } from "../theme/recipes/overlay";
import { useOpenOnceMounted } from "./use-open-once-mounted";

/**
 * Props of an overlay. It traps the focus, which begins at the control with `data-autofocus` or at the first, gives it back when it
 * closes, and closes on Escape and on a press outside.
 */
export type OverlayProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
};

type OverlayFrameProps = Pick<OverlayProps, "open" | "onClose" | "children"> & {
  recipe: typeof dialogRecipe | typeof drawerRecipe;
  size: "sm" | "md" | "xl" | undefined;
};

/** From the last control to the first the focus trap moves the focus without scrolling. */
const showFocused = ({ target }: FocusEvent) => target.scrollIntoView?.({ block: "nearest" });

/** Scrim and box, shared by dialog and drawer. */
export function OverlayFrame({ recipe, size, open, onClose, children }: OverlayFrameProps) {
  const isOpen = useOpenOnceMounted(open);
  return (
    <Dialog.Root
      recipe={recipe}
      size={size}
      open={isOpen}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content onFocus={showFocused}>{children}</Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** The close button of every overlay, beside Escape and the scrim. */
export function CloseButton() {
  return (
    <Dialog.CloseTrigger asChild>
      <IconButton aria-label="Close">
        <CloseIcon />
      </IconButton>
    </Dialog.CloseTrigger>
  );
}
