import type { MeasuredRooms, MeasuredWindowPart } from "../../pdf/measured-rooms.js";
import type { ProjectType } from "../../projects/project.types.js";
import { figureRows } from "../../rules/figure-rows.js";
import { UNMEASURED, type WindowValues } from "../../rules/project-window.js";
import { kindInWords } from "../../rules/project/window-words.js";
import { windowOutline } from "./window-outline.js";

type ProjectWindow = ProjectType["windows"][number];

/**
 * The windows of a project by room, for the printer: what is measured stands in its box, and what is not is an empty one. Rooms without windows are left
 * out.
 * @param linkTo the URL of a window's page by its key
 */
export function measuredRooms(
  shop: MeasuredRooms["shop"],
  { rooms, windows }: Pick<ProjectType, "rooms" | "windows">,
  linkTo: (key: string) => string,
): MeasuredRooms {
  const keys = new Set(rooms.map(({ key }) => key));
  const isIn = (roomKey: string | null) => (window: ProjectWindow) =>
    roomKey === null ? window.roomKey === null || !keys.has(window.roomKey) : window.roomKey === roomKey;
  const named = [...rooms, { key: null, name: rooms.length > 0 ? "Without a room" : "Windows" }];
  return {
    title: "My windows",
    shop,
    introduction:
      "Millimetres, width before drop, with a steel tape. Empty boxes are not measured yet: fill them in here, and type them in on the window’s page, which its code opens where you are signed in or have measured before.",
    rooms: named
      .map(({ key, name }) => ({ name, windows: windows.filter(isIn(key)).map((each) => partOf(each, linkTo)) }))
      .filter((room) => room.windows.length > 0),
  };
}

function partOf(window: ProjectWindow, linkTo: (key: string) => string): MeasuredWindowPart {
  const values = valuesOf(window);
  return {
    name: window.name,
    kind: kindInWords(values),
    link: linkTo(window.key),
    outline: windowOutline(values),
    rows: figureRows(values),
    note: values.obstructions ?? undefined,
  };
}

/** The figures of a window, of which the API's type may leave some out. */
function valuesOf(window: ProjectWindow): WindowValues {
  const fields: Omit<ProjectWindow, "bayParts"> & Pick<WindowValues, "bayParts"> = window;
  return Object.assign({}, UNMEASURED, fields);
}
