import type { ReadingName } from "./measuring/readings.js";
import type { Substrate, WindowKind, WindowOpening } from "./project/window-kinds.js";

/** A facet of a bay, from left to right. */
export type BayPart = {
  /** In inches. */
  readonly width: number;
  /** To the next facet, in whole degrees: 180 is a straight line. Null for the last one, or where it isn't known. */
  readonly angle: number | null;
};

/** What is known of a window. Null where it is not known yet; lengths in inches, those that end in Mm in whole millimetres. */
export type WindowValues = { readonly [Name in ReadingName]: number | null } & {
  readonly name: string;
  /** Of a room of the same project; null where it stands in none. */
  readonly roomKey: string | null;
  readonly kind: WindowKind;
  readonly bayParts: readonly BayPart[];
  /** The smallest width and height of the visible glass, from seal to seal. */
  readonly glassWidth: number | null;
  readonly glassHeight: number | null;
  /** From the floor to the top of the opening. */
  readonly heightFromFloorMm: number | null;
  readonly substrate: Substrate | null;
  readonly opening: WindowOpening | null;
  /** How far the handle stands out from the frame. */
  readonly handleMm: number | null;
  /** From the glass to the handle. */
  readonly handleFromGlassMm: number | null;
  /** How far the seal covers the glass. */
  readonly sealMm: number | null;
  /** From the glazing bead to the glass. */
  readonly beadMm: number | null;
  /** Maker and code of a roof window, as the option `roof window` has it: "VELUX M04". */
  readonly roofWindow: string | null;
  /** What is in the way, as tiles or a radiator. */
  readonly obstructions: string | null;
  /** Key of a photo that the household has uploaded. */
  readonly photoId: string | null;
};

/** A window of which nothing is known but its name and kind. */
export const UNMEASURED: Omit<WindowValues, "name" | "kind"> = {
  roomKey: null,
  bayParts: [],
  widthTop: null,
  widthMiddle: null,
  widthBottom: null,
  dropLeft: null,
  dropCentre: null,
  dropRight: null,
  diagonalDown: null,
  diagonalUp: null,
  depth: null,
  glassWidth: null,
  glassHeight: null,
  heightFromFloorMm: null,
  substrate: null,
  opening: null,
  handleMm: null,
  handleFromGlassMm: null,
  sealMm: null,
  beadMm: null,
  roofWindow: null,
  obstructions: null,
  photoId: null,
};
