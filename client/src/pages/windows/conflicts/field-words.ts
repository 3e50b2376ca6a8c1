import type { BayPart, WindowValues } from "@rules/project-window";
import { KIND_LABELS, OPENING_LABELS, SUBSTRATE_LABELS } from "@rules/project/window-words";
import { formatLength, toInches, type Unit } from "@rules/sizes";
import type { ShownRoom } from "../../../features/windows/held-windows";

type Field = keyof WindowValues;

const FIELD_LABELS: Readonly<Record<Field, string>> = {
  name: "Name of the window",
  roomKey: "Room",
  kind: "Kind",
  bayParts: "Parts of the bay",
  widthTop: "Width at the top",
  widthMiddle: "Width in the middle",
  widthBottom: "Width at the bottom",
  dropLeft: "Drop at the left",
  dropCentre: "Drop in the centre",
  dropRight: "Drop at the right",
  diagonalDown: "Diagonal from the top left",
  diagonalUp: "Diagonal from the bottom left",
  depth: "Depth of the recess",
  glassWidth: "Width of the glass",
  glassHeight: "Height of the glass",
  heightFromFloorMm: "Height from the floor",
  substrate: "To be screwed to",
  opening: "How it opens",
  handleMm: "Handle stands out by",
  handleFromGlassMm: "From the glass to the handle",
  sealMm: "The seal covers the glass by",
  beadMm: "Depth of the glazing bead",
  roofWindow: "Code of the roof window",
  obstructions: "What is in the way",
  photoId: "Photo",
};

export const fieldLabel = (field: Field): string => FIELD_LABELS[field];

const NONE = "nothing";

/** "600 mm at 135°": the width of a part of a bay, and its angle to the next. */
const partWords = ({ width, angle }: BayPart, unit: Unit): string =>
  `${formatLength(width, unit)}${angle === null ? "" : ` at ${angle}°`}`;

/** A value of a window in words: "1198 mm". */
export function valueWords(
  values: Partial<WindowValues>,
  field: Field,
  unit: Unit,
  rooms: readonly ShownRoom[],
): string {
  const value = values[field];
  if (value === null || value === undefined || value === "") return NONE;
  if (field === "kind" && values.kind) return KIND_LABELS[values.kind];
  if (field === "opening" && values.opening) return OPENING_LABELS[values.opening];
  if (field === "substrate" && values.substrate) return SUBSTRATE_LABELS[values.substrate];
  if (field === "photoId") return "a photo";
  if (field === "roomKey") return rooms.find(({ key }) => key === value)?.name ?? NONE;
  if (field === "bayParts") return (values.bayParts ?? []).map((part) => partWords(part, unit)).join(", ") || NONE;
  if (typeof value === "number") return formatLength(field.endsWith("Mm") ? toInches(value, "mm") : value, unit);
  return typeof value === "string" ? value : NONE;
}
