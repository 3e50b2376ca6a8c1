import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router-dom";
import { ChevronDownIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";
import { headerToolStyle } from "./header-tool-style";

type LinkMenuProps = {
  label: string;
  icon: ReactNode;
  links: readonly { label: string; to: string }[];
  /** A button at the end of the list. */
  action?: { label: string; onPress: () => void };
};

const Root = chakra("div", { base: { position: "relative" } });
const Trigger = chakra("button", {
  base: { ...headerToolStyle, "&[aria-expanded=true] > :last-child": { transform: "rotate(180deg)" } },
});
const List = chakra("ul", {
  base: {
    position: "absolute",
    right: "0",
    top: "100%",
    zIndex: "sticky",
    minW: "180px",
    mt: "1",
    py: "2",
    bg: "bg.panel",
    borderRadius: "panel",
    boxShadow: "lift",
  },
});
const item = { display: "flex", alignItems: "center", minH: "target", px: "4", _hover: { bg: "bg.muted" } };
const Item = chakra(Link, { base: item });
const Action = chakra("button", { base: { ...item, w: "full", cursor: "pointer" } });
/** A long first name is cut off. */
const Label = chakra("span", {
  base: { maxW: "8rem", overflow: "hidden", textOverflow: "ellipsis", textAlign: "left" },
});

/** Index of the entry to focus for a key pressed at `index` of `count` entries; -1 is the menu button. */
function stepOf(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowUp") return (index <= 0 ? count : index) - 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/**
 * A disclosure button with links. They are links and not an ARIA menu, so Tab goes through them; the arrow keys do,
 * too. Escape, a press outside and tabbing out close it.
 */
export function LinkMenu({ label, icon, links, action }: LinkMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();
  const close = () => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeBeside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener("pointerdown", closeBeside);
    return () => document.removeEventListener("pointerdown", closeBeside);
  }, [isOpen]);

  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !root.current?.contains(relatedTarget)) close();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      close();
      root.current?.querySelector("button")?.focus();
      return;
    }
    const items = [...(root.current?.querySelectorAll<HTMLElement>("li > *") ?? [])];
    const next = stepOf(
      event.key,
      items.findIndex((item) => item === document.activeElement),
      items.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    // A hidden element can't take the focus.
    flushSync(() => setIsOpen(true));
    items[next]?.focus();
  };

  return (
    <Root ref={root} onBlur={handleBlur} onKeyDown={handleKey}>
      <Trigger type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)}>
        {icon}
        <Label>{label}</Label>
        <ChevronDownIcon size="s" />
      </Trigger>
      <List id={listId} hidden={!isOpen}>
        {links.map((link) => (
          <li key={link.to}>
            <Item to={link.to} onClick={close}>
              {link.label}
            </Item>
          </li>
        ))}
        {action && (
          <li>
            <Action
              type="button"
              onClick={() => {
                close();
                root.current?.querySelector("button")?.focus();
                action.onPress();
              }}
            >
              {action.label}
            </Action>
          </li>
        )}
      </List>
    </Root>
  );
}
