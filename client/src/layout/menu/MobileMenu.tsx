import { useState } from "react";
import { IconButton } from "../../ui/IconButton";
import { MenuIcon } from "../../ui/icons";
import { LoadedOverlay } from "../../ui/overlay/LoadedOverlay";
import type { MenuSheetProps } from "./MenuSheet";

type MobileMenuProps = Pick<MenuSheetProps, "shop" | "categories" | "onEstimate">;

const loadSheet = async () => (await import("./MenuSheet")).MenuSheet;

/** Menu button of phones with its drawer. */
export function MobileMenu(menu: MobileMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        display={{ base: "inline-grid", lg: "none" }}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <LoadedOverlay load={loadSheet} with={{ ...menu, open: isOpen, onClose: () => setIsOpen(false) }} />
    </>
  );
}
