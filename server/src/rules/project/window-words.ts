import type { Substrate, WindowKind, WindowOpening } from "./window-kinds.js";

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

/** "Casement, opens: into the room" */
export const kindInWords = ({ kind, opening }: { kind: WindowKind; opening: WindowOpening | null }): string =>
  opening === null ? KIND_LABELS[kind] : `${KIND_LABELS[kind]}, opens: ${OPENING_LABELS[opening].toLowerCase()}`;
