import type { RoomId } from "../../content/rooms";
import { SHOWN_PARAMETERS } from "../../lib/page-parameters";
import { paths } from "../../lib/paths";

/** Which of the rooms the address names. */
export const [ROOM] = SHOWN_PARAMETERS.byRooms;

/** The address of a room; the bedroom stands at the page's own. */
export const roomAddress = (id: RoomId): string =>
  id === "bedroom" ? paths.byRooms.href() : `${paths.byRooms.href()}?${new URLSearchParams({ [ROOM]: id })}`;
