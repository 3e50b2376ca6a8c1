import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { chakra } from "../../ui/theme/chakra";
import { ROOM_IDS, ROOMS, roomUrl, type RoomId } from "./content";
import { RoomIcon } from "./RoomIcon";

const List = chakra("ul", {
  base: {
    display: "flex",
    columnGap: { base: "6", lg: "9" },
    // Full bleed, so that a cut tab shows that the row scrolls.
    mx: { base: "calc(var(--gutter) * -1)", lg: "0" },
    px: { base: "var(--gutter)", lg: "0" },
    overflowX: "auto",
    scrollbarWidth: "none",
    boxShadow: "inset 0 -1px 0 {colors.border}",
    _print: { display: "none" },
  },
});
const Tab = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    flex: "none",
    gap: "2",
    minH: "52px",
    fontWeight: "600",
    color: "fg.muted",
    whiteSpace: "nowrap",
    _hover: { color: "fg" },
    _focusVisible: { outlineOffset: "-2px" },
    "&[aria-current]": { color: "fg", boxShadow: "inset 0 -2px 0 currentColor" },
  },
});

/** The rooms, each with its own URL. */
export function RoomTabs({ current }: { current: RoomId }) {
  const list = useRef<HTMLUListElement>(null);

  // On phones the row scrolls, and the current tab may be out of view.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>("[aria-current]");
    if (row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [current]);

  return (
    <nav aria-label="Rooms">
      <List ref={list}>
        {ROOM_IDS.map((id) => (
          <li key={id}>
            <Tab to={roomUrl(id)} aria-current={id === current ? "page" : undefined}>
              <RoomIcon room={id} />
              {ROOMS[id].name}
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  );
}
