import { Dialog, Portal } from "@chakra-ui/react";
import { IconButton } from "../IconButton";
import { CloseIcon } from "../icons";
import { dialogRecipe } from "../theme/recipes/overlay";
import type { DialogProps } from "./Dialog";
import { useOpenOnceMounted } from "./use-open-once-mounted";

export function DialogBox({ open, onClose, title, size, footer, children }: DialogProps) {
  const isOpen = useOpenOnceMounted(open);
  return (
    <Dialog.Root
      recipe={dialogRecipe}
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
          <Dialog.Content>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Body>{children}</Dialog.Body>
            {footer !== undefined && <Dialog.Footer>{footer}</Dialog.Footer>}
            <Dialog.CloseTrigger asChild>
              <IconButton aria-label="Close">
                <CloseIcon />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
