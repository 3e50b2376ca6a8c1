import { useState } from "react";
import { IconButton } from "../../ui/IconButton";
import { MenuIcon } from "../../ui/icons";
import { LoadedOverlay } from "../../ui/overlay/LoadedOverlay";
import type { MenuSheetProps } from "./MenuSheet";
import { PlainMenu } from "./PlainMenu";

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
        data-drawer-button
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <noscript>{import.meta.env.SSR && <PlainMenu categories={menu.categories} />}</noscript>
      <LoadedOverlay load={loadSheet} with={{ ...menu, open: isOpen, onClose: () => setIsOpen(false) }} />
    </>
  );
}
