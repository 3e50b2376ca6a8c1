import { formatPounds } from "@rules/money";
import type { PriceChange, PriceChangeKind } from "@rules/price-changes";
import { formatLength, type Size, type Unit } from "@rules/sizes";

type Words = {
  /** The size as it stands in the fields. */
  readonly now: Size;
  readonly unit: Unit;
  /** Name of the second length, as "drop". */
  readonly second: string;
  /** Label of the proposed material. */
  readonly material: string;
};

/** A proposal in words, without its price. */
export function priceChangeWords({ kind, size }: PriceChange, { now, unit, second, material }: Words): string {
  const width = formatLength(size.width, unit);
  const height = formatLength(size.height, unit);
  const included =
    size.height > now.height
      ? `The same price up to a ${second} of ${height}`
      : `Up to a ${second} of ${height} nothing extra is charged for the size`;
  const words: Record<PriceChangeKind, string> = {
    included,
    material: `In ${material}`,
    wider: `A width of ${width}`,
    longer: `A ${second} of ${height}`,
    "in-two": `Two of ${width}, side by side`,
  };
  return words[kind];
}

/** "£4.32 less" than the blind as it stands; "the same" for no difference, nothing where that can't be made. */
export function differenceWords({ differencePence }: PriceChange): string | undefined {
  if (differencePence === undefined) return undefined;
  if (differencePence === 0) return "the same";
  return `${formatPounds(Math.abs(differencePence))} ${differencePence < 0 ? "less" : "more"}`;
}
