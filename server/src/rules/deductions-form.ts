import { z } from "zod";
import { wholeNumber } from "./fact-fields.js";
import type { Construction } from "./fit/construction.js";
import { figurePlaces, type FigurePlace } from "./fit/fit-figures.js";
import { FIT_RULES } from "./fit/fit-rules.js";
import type { Deductions } from "./fit/fit.types.js";

/** The most that is taken off a length, and added to it, in mm. More is a slip of the keyboard. */
const MOST_OFF_MM = 100;
const MOST_ADDED_MM = 200;
const MOST_TOLERANCE_MM = 20;
const MOST_CHARACTERS = 300;

const CONSTRUCTIONS = Object.keys(FIT_RULES) as readonly Construction[];

/** Every figure of the installed rules in its place. */
export const FIGURE_PLACES: readonly FigurePlace[] = CONSTRUCTIONS.flatMap((name) =>
  figurePlaces(name, FIT_RULES[name]),
);

/** What the figure is of, in a sentence: "The cloth of a roller (Inside the recess), width". */
export const placeName = ({ construction, fit, part, sideName }: FigurePlace): string =>
  `${construction}, ${fit.label}: ${part}, ${sideName}`;

const byKey = new Map(FIGURE_PLACES.map((place) => [place.key, place]));
const toleranceOf = (name: string) =>
  CONSTRUCTIONS.flatMap((each) => (each === name ? [FIT_RULES[each].tolerance] : []));

/** The installed figures and sentences, as data. */
export const INSTALLED_DEDUCTIONS: Deductions = {
  figures: Object.fromEntries(FIGURE_PLACES.map(({ key, adjustment }) => [key, { ...adjustment }])),
  tolerances: Object.fromEntries(
    CONSTRUCTIONS.flatMap((name) => {
      const { tolerance } = FIT_RULES[name];
      return tolerance ? [[name, { ...tolerance }]] : [];
    }),
  ),
};

const figure = z.strictObject({
  mm: z.int({ error: "A figure is in whole millimetres" }).nullable(),
  reason: z
    .string()
    .trim()
    .min(1, { error: "Please say what the figure is for" })
    .max(MOST_CHARACTERS, { error: `What a figure is for has at most ${MOST_CHARACTERS} characters` }),
});

const tolerance = wholeNumber("A tolerance in mm", 0, MOST_TOLERANCE_MM);

/** Figures keep their sign and stay within sane bounds; where the installed rules have none, there is still none. */
export const deductionsForm: z.ZodType<Deductions> = z
  .strictObject({
    figures: z.record(z.string(), figure),
    tolerances: z.record(z.string(), z.strictObject({ width: tolerance, height: tolerance })),
  })
  .superRefine(({ figures, tolerances }, context) => {
    for (const [key, { mm }] of Object.entries(figures)) {
      const message = refusalOf(byKey.get(key), mm);
      if (message !== undefined) context.addIssue({ code: "custom", path: ["figures", key, "mm"], message });
    }
    for (const name of Object.keys(tolerances))
      if (!toleranceOf(name)[0])
        context.addIssue({
          code: "custom",
          path: ["tolerances", name],
          message: `${name} is no construction with a tolerance`,
        });
  });

function refusalOf(place: FigurePlace | undefined, mm: number | null): string | undefined {
  if (!place) return "There is no such figure in the rules";
  const installed = place.adjustment.mm;
  if (installed === null)
    return mm === null
      ? undefined
      : `${placeName(place)}: no one figure holds here, only a sentence that says who settles it`;
  const [least, most] = installed < 0 ? [-MOST_OFF_MM, -1] : [1, MOST_ADDED_MM];
  return mm !== null && mm >= least && mm <= most
    ? undefined
    : `${placeName(place)}: the figure must be from ${least} to ${most} mm. Less than nothing is taken off`;
}
