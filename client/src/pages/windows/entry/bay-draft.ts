import type { BayPart } from "@rules/project-window";
import { isSame } from "@rules/project/merge-change";
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

/** What was typed of a bay that isn't whole. */
type BayDraft = {
  /** The bay as it was before. */
  readonly from: readonly BayPart[];
  readonly parts: readonly DraftPart[];
};

/** What was typed in this tab of a bay that isn't whole; undefined where there is nothing. */
export function readBayDraft(windowKey: string): BayDraft | undefined {
  const { from, parts } = Object(tabStorage.read(keyOf(windowKey))) as Record<string, unknown>;
  return isParts(parts) && Array.isArray(from) ? { from: from as readonly BayPart[], parts } : undefined;
}

/** Keeps a draft, or forgets it. */
export function keepBayDraft(windowKey: string, draft: BayDraft | undefined): void {
  if (draft) tabStorage.write(keyOf(windowKey), draft);
  else tabStorage.forget(keyOf(windowKey));
}

/** The parts to be shown. A bay that another device has changed since a draft was begun goes before it, or the draft would replace it. */
export const shownParts = (draft: BayDraft | undefined, bayParts: readonly BayPart[]): readonly DraftPart[] =>
  draft && isSame(draft.from, bayParts) ? draft.parts : bayParts;

const isParts = (value: unknown): value is DraftPart[] => Array.isArray(value) && value.every(isPart);

function isPart(value: unknown): value is DraftPart {
  const { width, angle } = Object(value) as Record<string, unknown>;
  return [width, angle].every((each) => each === null || (typeof each === "number" && each > 0));
}
