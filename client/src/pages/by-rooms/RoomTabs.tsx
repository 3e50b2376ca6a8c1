import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { Icon } from "../../ui/Icon";
import { chakra } from "../../ui/theme/chakra";
import { ROOM_IDS, ROOMS, roomUrl, type RoomId } from "./content";

const SHAPES: Readonly<Record<RoomId, string>> = {
  bedroom: "M3 19v-6.5h18V19M3 16.5h18M5 12.5V7h14v5.5M8 12.5V10h8v2.5",
  "living-room": "M4 18.5V12a2 2 0 0 1 3 0v2.5h10V12a2 2 0 0 1 3 0v6.5H4ZM6.5 11.3V7h11v4.3",
  kitchen: "M3 12h18M5 12v7.5h14V12M12 15.5h3.5M9.5 12V6.5a2.5 2.5 0 0 1 5 0V8",
  bathroom: "M3 12h18v1.5a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V12ZM7 18.5V20.5M17 18.5v2M6 12V6.2a2.2 2.2 0 0 1 4.4 0",
  nursery: "M4 5v15M20 5v15M4 9.5h16M4 17h16M8 9.5V17M12 9.5V17M16 9.5V17",
  "home-office": "M5.5 5h13v9.5h-13zM2.5 18.5h19M12 14.5v4",
  conservatory: "M3 20.5V10l9-6.5L21 10v10.5H3ZM3 10h18M9 10v10.5M15 10v10.5M12 3.5V10",
  study: "M4.5 5h4v14.5h-4zM8.5 5h4v14.5h-4zM13.4 6.2l3.7-1 3.7 13.4-3.7 1zM4.5 8.5h8",
};

/** Icon of a room. */
function RoomIcon({ room }: { room: RoomId }) {
  return <Icon size="m" d={SHAPES[room]} />;
}

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
