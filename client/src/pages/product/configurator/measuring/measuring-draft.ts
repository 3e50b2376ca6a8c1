import { typedInches } from "@rules/length-input";
import { READING_NAMES, type ReadingName, type Readings } from "@rules/measuring/readings";
import { fromInches, LONGEST_INCHES, UNITS, type Unit } from "@rules/sizes";
import { tabStorage } from "../../../../lib/tab-storage";

/** A figure as typed, and the unit that its field had. */
type TypedReading = { readonly text: string; readonly unit: Unit };

/** What was typed at one window, and how far the guide is: the number of steps that are done. */
export type MeasuringDraft = {
  readonly step: number;
  readonly typed: { readonly [Name in ReadingName]?: TypedReading };
};

export const EMPTY: MeasuringDraft = { step: 0, typed: {} };

const keyOf = (productId: string, fit: string) => `measured-window ${productId} ${fit}`;

/** The draft of this tab for a product and fit. */
export function readDraft(productId: string, fit: string): MeasuringDraft {
  const { step, typed } = Object(tabStorage.read(keyOf(productId, fit))) as Partial<Record<"step" | "typed", unknown>>;
  const fields = Object(typed) as Partial<Record<ReadingName, unknown>>;
  return {
    step: typeof step === "number" && Number.isInteger(step) && step >= 0 ? step : 0,
    typed: Object.fromEntries(READING_NAMES.flatMap((name) => (isTyped(fields[name]) ? [[name, fields[name]]] : []))),
  };
}

export const keepDraft = (productId: string, fit: string, draft: MeasuringDraft): void =>
  tabStorage.write(keyOf(productId, fit), draft);

function isTyped(value: unknown): value is TypedReading {
  const { text, unit } = Object(value) as Partial<Record<keyof TypedReading, unknown>>;
  return typeof text === "string" && UNITS.some((each) => each === unit);
}

/** The text of a field: as it was typed, or the same length where the unit has changed since. */
export function shownReading({ typed }: MeasuringDraft, name: ReadingName, unit: Unit): string {
  const reading = typed[name];
  if (!reading || reading.unit === unit) return reading?.text ?? "";
  const inches = inchesOf(reading);
  return inches === undefined ? reading.text : String(fromInches(inches, unit));
}

/** Why a figure can't be taken; undefined where it can, and where there is none. */
export function readingProblem({ typed }: MeasuringDraft, name: ReadingName, unit: Unit): string | undefined {
  const reading = typed[name];
  if (!reading || reading.text.trim() === "" || inchesOf(reading) !== undefined) return undefined;
  return `Please enter a plain figure in ${unit}, as it stands on the tape.`;
}

/** All figures that can be taken, in inches. */
export const readingsOf = ({ typed }: MeasuringDraft): Readings =>
  Object.fromEntries(
    READING_NAMES.flatMap((name) => {
      const reading = typed[name];
      const inches = reading && inchesOf(reading);
      return inches === undefined ? [] : [[name, inches]];
    }),
  );

function inchesOf({ text, unit }: TypedReading): number | undefined {
  const inches = typedInches(text, unit);
  return inches !== undefined && inches > 0 && inches <= LONGEST_INCHES ? inches : undefined;
}
