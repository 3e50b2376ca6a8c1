import type { BayPart } from "@rules/project-window";
import { tabStorage } from "../../../lib/tab-storage";

/** A part of a bay while its figures are typed: its width in inches, and its angle to the next in degrees. */
export type DraftPart = { readonly width: number | null; readonly angle: number | null };

/** The bays that are usual, by the number of their parts. */
export const BAY_COUNTS = ["3", "5"] as const;

const keyOf = (windowKey: string) => `bay ${windowKey}`;

/** So many parts, those that there are already first. */
export const withCount = (parts: readonly DraftPart[], count: number): DraftPart[] =>
  Array.from({ length: count }, (_, index) => parts[index] ?? { width: null, angle: null });

/** The bay as it is kept; undefined while the width of a part is missing. */
export function wholeBay(parts: readonly DraftPart[]): BayPart[] | undefined {
  const whole = parts.flatMap(({ width, angle }, index) =>
    width === null ? [] : [{ width, angle: index === parts.length - 1 ? null : angle }],
  );
  return whole.length === parts.length ? whole : undefined;
}

/** The parts of a bay as far as they were typed in this tab, else as they are kept. */
export function readBayDraft(windowKey: string, kept: readonly BayPart[]): readonly DraftPart[] {
  const draft = tabStorage.read(keyOf(windowKey));
  return Array.isArray(draft) && draft.every(isPart) ? draft : kept;
}

/** Keeps what is typed of a bay that isn't whole. */
export function keepBayDraft(windowKey: string, parts: readonly DraftPart[]): void {
  if (wholeBay(parts) === undefined) tabStorage.write(keyOf(windowKey), parts);
  else tabStorage.forget(keyOf(windowKey));
}

function isPart(value: unknown): value is DraftPart {
  const { width, angle } = Object(value) as Record<string, unknown>;
  return [width, angle].every((each) => each === null || (typeof each === "number" && each > 0));
}
