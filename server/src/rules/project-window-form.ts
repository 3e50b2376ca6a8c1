import { z } from "zod";
import { lines } from "./form-fields.js";
import { READING_NAMES, type ReadingName } from "./measuring/readings.js";
import { ROOF_WINDOWS, unknownRoofWindow } from "./options/roof-window.js";
import { personName } from "./person-name.js";
import {
  BAY_ANGLE,
  BAY_PARTS,
  BEAD_MM,
  HANDLE_MM,
  HEIGHT_FROM_FLOOR_MM,
  LONGEST_OBSTRUCTIONS,
  SEAL_MM,
} from "./project/project-limits.js";
import { Substrate, WindowKind, WindowOpening } from "./project/window-kinds.js";
import { LONGEST_INCHES } from "./sizes.js";
import { LONGEST_WINDOW_NAME } from "./window-names.js";

type Range = readonly [least: number, most: number];

/** The rules of a name in a cart's line, which the window's name becomes. */
const name = (label: string) =>
  personName(label, { min: 1, max: LONGEST_WINDOW_NAME, short: `${label} needs a letter or a figure` });

const length = (label: string) => {
  const error = `${label} must be above 0 and at most ${LONGEST_INCHES} inches`;
  return z.number({ error }).positive({ error }).max(LONGEST_INCHES, { error }).nullable();
};

const whole = (label: string, unit: string, [least, most]: Range) => {
  const error = `${label} is ${least} to ${most} ${unit}`;
  return z.int({ error }).min(least, { error }).max(most, { error });
};

const millimetres = (label: string, range: Range) => whole(label, "whole millimetres", range).nullable();

const READING_LABELS: Readonly<Record<ReadingName, string>> = {
  widthTop: "The width at the top",
  widthMiddle: "The width in the middle",
  widthBottom: "The width at the bottom",
  dropLeft: "The drop on the left",
  dropCentre: "The drop in the centre",
  dropRight: "The drop on the right",
  diagonalDown: "The diagonal",
  diagonalUp: "The diagonal",
  depth: "The depth",
};
const READINGS = Object.fromEntries(READING_NAMES.map((each) => [each, length(READING_LABELS[each])])) as {
  [Name in ReadingName]: ReturnType<typeof length>;
};

const BAY_PART = z.object({
  width: z.number().positive().max(LONGEST_INCHES),
  angle: whole("The angle between two parts", "whole degrees", BAY_ANGLE).nullable().default(null),
});
const [FEWEST_PARTS, MOST_PARTS] = BAY_PARTS;

const obstructionsText = lines("What is in the way", { min: 0, max: LONGEST_OBSTRUCTIONS, short: "" });

/** A photo was never used and removed after a day, or is somebody else's: both are said alike. */
export const PHOTO_GONE = "The photo is not there any more. Please choose it again.";

/** What is typed of a room. */
export const roomForm = z.object({ name: name("Room") }).partial();

/** What is typed of a window; null takes a figure back. What is left out is not there. */
export const windowForm = z
  .object({
    name: name("Window"),
    roomKey: z.uuid({ error: "The room's key is a UUID" }).nullable(),
    kind: z.enum(WindowKind),
    bayParts: z
      .array(BAY_PART)
      .refine(({ length: parts }) => parts === 0 || (parts >= FEWEST_PARTS && parts <= MOST_PARTS), {
        error: `A bay has ${FEWEST_PARTS} to ${MOST_PARTS} parts`,
      }),
    ...READINGS,
    glassWidth: length("The width of the glass"),
    glassHeight: length("The height of the glass"),
    heightFromFloorMm: millimetres("The height from the floor", HEIGHT_FROM_FLOOR_MM),
    substrate: z.enum(Substrate).nullable(),
    opening: z.enum(WindowOpening).nullable(),
    handleMm: millimetres("How far the handle stands out", HANDLE_MM),
    handleFromGlassMm: millimetres("The room between glass and handle", HANDLE_MM),
    sealMm: millimetres("What the seal covers of the glass", SEAL_MM),
    beadMm: millimetres("The depth of the glazing bead", BEAD_MM),
    roofWindow: z
      .string()
      .refine((value) => ROOF_WINDOWS.includes(value), { error: ({ input }) => unknownRoofWindow(String(input)) })
      .nullable(),
    photoId: z.uuid({ error: PHOTO_GONE }).nullable(),
    obstructions: obstructionsText.transform((text) => (text === "" ? null : text)).nullable(),
  })
  .partial();
