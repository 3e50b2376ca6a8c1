import { checkSize, type SizeLimits } from "@rules/size-limits";
import { formatLength, formatSize, type Size, type Unit } from "@rules/sizes";
import { SIZE_FIELDS, type Draft } from "./draft";

/**
 * The draft with the lengths that were typed last, at another product, instead of the smallest ones. Where this product can't
 * be made to them, the draft only says so. A length that was typed here stays.
 */
export function withLastSize(draft: Draft, last: Partial<Size>, limits: SizeLimits): Draft {
  const carried = SIZE_FIELDS.filter((field) => last[field] !== undefined && draft.typed[field] === undefined);
  if (carried.length === 0) return draft;
  const lengths: Partial<Size> = Object.fromEntries(carried.map((field) => [field, last[field]]));
  const size = { ...draft.configuration.size, ...lengths };
  if (checkSize(size, limits).length > 0) return { ...draft, last: { size: lengths, isPossible: false } };
  return { ...draft, configuration: { ...draft.configuration, size }, last: { size: lengths, isPossible: true } };
}

/**
 * Why the last size is not shown, while nothing else has been typed: "We can't make your last size here, 3000 × 1200 mm."
 * @param second the name of the second length, as "drop"
 */
export function lastSizeProblem({ last, typed }: Draft, unit: Unit, second: string): string | undefined {
  if (!last || last.isPossible || Object.keys(typed).length > 0) return undefined;
  const { width, height } = last.size;
  if (width !== undefined && height !== undefined)
    return `We can't make your last size here, ${formatSize({ width, height }, unit)}.`;
  const name = width === undefined ? second : "width";
  return `We can't make your last ${name} here, ${formatLength(width ?? height ?? 0, unit)}.`;
}
