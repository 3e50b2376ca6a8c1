import { paths } from "../../lib/paths";
import type { RoomId } from "./content";

/** Which of the rooms the address names. */
export const ROOM = "room";

/** URL of a room; the bedroom has no parameter. */
export const roomUrl = (id: RoomId): string =>
  id === "bedroom" ? paths.byRooms.href() : `${paths.byRooms.href()}?${new URLSearchParams({ [ROOM]: id })}`;
