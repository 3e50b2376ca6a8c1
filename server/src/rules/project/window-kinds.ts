/** How a window is built. */
export const WindowKind = {
  CASEMENT: "CASEMENT",
  BAY: "BAY",
  TILT_AND_TURN: "TILT_AND_TURN",
  ROOF: "ROOF",
  DOOR: "DOOR",
  PATIO: "PATIO",
} as const;
export type WindowKind = keyof typeof WindowKind;

/** How the part of a window that moves opens. */
export const WindowOpening = { INWARD: "INWARD", OUTWARD: "OUTWARD", SLIDING: "SLIDING", FIXED: "FIXED" } as const;
export type WindowOpening = keyof typeof WindowOpening;

/** What the product would be screwed to. */
export const Substrate = {
  PLASTERBOARD: "PLASTERBOARD",
  MASONRY: "MASONRY",
  CONCRETE: "CONCRETE",
  WOOD: "WOOD",
  PLASTIC: "PLASTIC",
  METAL: "METAL",
  TILES: "TILES",
} as const;
export type Substrate = keyof typeof Substrate;
