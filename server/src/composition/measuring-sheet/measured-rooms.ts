import type { MeasuredBox, MeasuredRooms, MeasuredWindowPart } from "../../pdf/measured-rooms.js";
import type { ProjectType } from "../../projects/project.types.js";
import { UNMEASURED, type WindowValues } from "../../rules/project-window.js";
import { KIND_LABELS, OPENING_LABELS, SUBSTRATE_LABELS } from "../../rules/project/window-words.js";
import { fromInches } from "../../rules/sizes.js";
import { windowOutline } from "./window-outline.js";

type ProjectWindow = ProjectType["windows"][number];
type Row = MeasuredWindowPart["rows"][number];

/** The sheet's parts of a bay stand in rows of so many. */
const PARTS_IN_A_ROW = 5;

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
  const opens = values.opening === null ? "" : `, opens: ${OPENING_LABELS[values.opening].toLowerCase()}`;
  return {
    name: window.name,
    kind: `${KIND_LABELS[values.kind]}${opens}`,
    link: linkTo(window.key),
    outline: windowOutline(values),
    rows: rowsOf(values),
    note: values.obstructions ?? undefined,
  };
}

/** The figures of a window, of which the API's type may leave some out. */
function valuesOf(window: ProjectWindow): WindowValues {
  const fields: Omit<ProjectWindow, "bayParts"> & Pick<WindowValues, "bayParts"> = window;
  return Object.assign({}, UNMEASURED, fields);
}

const inches = (words: string, length: number | null): MeasuredBox => ({
  words: `${words}, mm`,
  figure: length === null ? undefined : String(fromInches(length, "mm")),
});
const whole = (words: string, millimetres: number | null): MeasuredBox => ({
  words: `${words}, mm`,
  figure: millimetres === null ? undefined : String(millimetres),
});

function rowsOf(values: WindowValues): Row[] {
  return [
    ...(values.kind === "BAY" ? bayRows(values) : []),
    ...(values.kind === "ROOF" ? [roofRow(values)] : openingRows(values)),
    ...(values.kind === "TILT_AND_TURN" ? [glassRow(values)] : []),
    {
      label: "Around it",
      boxes: [
        whole("floor to its top", values.heightFromFloorMm),
        whole("handle stands out", values.handleMm),
        { words: "screwed to", figure: values.substrate === null ? undefined : SUBSTRATE_LABELS[values.substrate] },
      ],
    },
  ];
}

const openingRows = (values: WindowValues): Row[] => [
  {
    label: "Width",
    boxes: [inches("top", values.widthTop), inches("middle", values.widthMiddle), inches("bottom", values.widthBottom)],
  },
  {
    label: "Drop",
    boxes: [inches("left", values.dropLeft), inches("centre", values.dropCentre), inches("right", values.dropRight)],
  },
  {
    label: "Recess",
    boxes: [
      inches("depth", values.depth),
      inches("from top left", values.diagonalDown),
      inches("from bottom left", values.diagonalUp),
    ],
  },
];

const roofRow = ({ roofWindow, glassWidth, glassHeight }: WindowValues): Row => ({
  label: "Roof window",
  boxes: [
    { words: "maker and code", figure: roofWindow ?? undefined },
    inches("glass, width", glassWidth),
    inches("glass, height", glassHeight),
  ],
});

const glassRow = ({ glassWidth, glassHeight, beadMm, sealMm }: WindowValues): Row => ({
  label: "Glass",
  boxes: [
    inches("width", glassWidth),
    inches("height", glassHeight),
    whole("bead, depth", beadMm),
    whole("seal covers", sealMm),
  ],
});

/** The parts of a bay with the angles between them; three empty ones where nothing is measured. */
function bayRows({ bayParts }: WindowValues): Row[] {
  const parts = bayParts.length > 0 ? bayParts : [1, 2, 3].map(() => ({ width: null, angle: null }));
  const widths = parts.map(({ width }, index) => inches(`part ${index + 1}`, width));
  const angles = parts.slice(0, -1).map(({ angle }, index) => ({
    words: `${index + 1} to ${index + 2}, °`,
    figure: angle === null ? undefined : String(angle),
  }));
  return [...inRows("Bay", widths), ...inRows("Angles", angles)];
}

const inRows = (label: string, boxes: readonly MeasuredBox[]): Row[] =>
  Array.from({ length: Math.ceil(boxes.length / PARTS_IN_A_ROW) }, (_, index) => ({
    label: index === 0 ? label : "",
    boxes: boxes.slice(index * PARTS_IN_A_ROW, (index + 1) * PARTS_IN_A_ROW),
  }));
