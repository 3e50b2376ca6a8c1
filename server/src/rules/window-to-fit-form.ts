import { z } from "zod";
import { windowForm } from "./project-window-form.js";
import { BAY_PARTS } from "./project/project-limits.js";

/** Readings of one length. */
const MOST_READINGS = 3;
/** Characters of a roof window; what is longer is no value of the option. */
const LONGEST_ROOF_WINDOW = 60;

const { shape } = windowForm;
const length = shape.widthTop.unwrap().unwrap();
const readings = (what: string) =>
  z.array(length).max(MOST_READINGS, { error: `${what} is read at most ${MOST_READINGS} times` });
const [FEWEST_PARTS, MOST_PARTS] = BAY_PARTS;

/** The figures of a window, by the rules of its form. */
export const windowToFitForm = z.object({
  ...windowForm.pick({
    depth: true,
    glassWidth: true,
    glassHeight: true,
    heightFromFloorMm: true,
    opening: true,
    handleMm: true,
    handleFromGlassMm: true,
    sealMm: true,
    beadMm: true,
  }).shape,
  kind: shape.kind.unwrap(),
  widths: readings("The width"),
  drops: readings("The drop"),
  bayWidths: z
    .array(length)
    .refine(({ length: parts }) => parts === 0 || (parts >= FEWEST_PARTS && parts <= MOST_PARTS), {
      error: `A bay has ${FEWEST_PARTS} to ${MOST_PARTS} parts`,
    }),
  roofWindow: z.string().max(LONGEST_ROOF_WINDOW, { error: "This is no roof window" }).nullish(),
});
