import type { Substrate, WindowKind, WindowOpening } from "@rules/project/window-kinds";

/** What shoppers call a kind of window. */
export const KIND_LABELS: Readonly<Record<WindowKind, string>> = {
  CASEMENT: "Casement",
  BAY: "Bay",
  TILT_AND_TURN: "Tilt and turn",
  ROOF: "Roof window",
  DOOR: "Door",
  PATIO: "Patio doors",
};

export const OPENING_LABELS: Readonly<Record<WindowOpening, string>> = {
  INWARD: "Into the room",
  OUTWARD: "Outwards",
  SLIDING: "By sliding",
  FIXED: "Not at all",
};

export const SUBSTRATE_LABELS: Readonly<Record<Substrate, string>> = {
  PLASTERBOARD: "Plasterboard",
  MASONRY: "Brick or block",
  CONCRETE: "Concrete",
  WOOD: "Wood",
  PLASTIC: "Plastic (uPVC)",
  METAL: "Metal",
  TILES: "Tiles",
};

/** The options of a select, with one for what isn't known. */
export const optionsOf = (labels: Readonly<Record<string, string>>) => [
  { value: "", label: "Not known yet" },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
