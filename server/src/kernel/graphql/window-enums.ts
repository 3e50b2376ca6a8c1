import type { WindowKind, WindowOpening } from "../../rules/project/window-kinds.js";
import { describedEnum } from "./described-enum.js";

export const WindowKindEnum = describedEnum<WindowKind>("WindowKind", "How a window is built.", {
  CASEMENT: "One frame, with sashes that open or not.",
  BAY: "Facets at angles.",
  TILT_AND_TURN: "A sash that tilts and swings into the room.",
  ROOF: "In the slope of a roof.",
  DOOR: "A door with glass.",
  PATIO: "Wide doors that slide or fold.",
});

export const WindowOpeningEnum = describedEnum<WindowOpening>("WindowOpening", "How what moves of a window opens.", {
  INWARD: "Into the room.",
  OUTWARD: "Away from the room.",
  SLIDING: "Along the wall.",
  FIXED: "Not at all.",
});
