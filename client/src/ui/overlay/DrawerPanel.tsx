import { Drawer, Portal } from "@chakra-ui/react";
import { IconButton } from "../IconButton";
import { CloseIcon } from "../icons";
import { drawerRecipe } from "../theme/recipes/overlay";
import type { DrawerProps } from "./Drawer";
import { useOpenOnceMounted } from "./use-open-once-mounted";

export function DrawerPanel({ open, onClose, title, size, footer, children }: DrawerProps) {
  const isOpen = useOpenOnceMounted(open);
  return (
    <Drawer.Root
      recipe={drawerRecipe}
      size={size}
      open={isOpen}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{title}</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <IconButton aria-label="Close">
                  <CloseIcon />
                </IconButton>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body>{children}</Drawer.Body>
            {footer !== undefined && <Drawer.Footer>{footer}</Drawer.Footer>}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
