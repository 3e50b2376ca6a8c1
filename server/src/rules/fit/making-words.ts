import type { FitRule, MadeLength, MadePart } from "./fit.types.js";

type Measured = {
  /** In mm. */
  width: number;
  /** In mm. */
  height: number;
  fit: FitRule;
  /** "drop", "height", "projection". */
  second: string;
  parts: readonly MadePart[];
};

/**
 * "Your recess is 1185 × 1200 mm. We make the blind 1175 × 1195 mm (10 mm off the width to move freely, 5 mm off the drop to clear
 * the sill)." What has no figure yet follows in sentences of its own.
 */
export function makingSentence({ width, height, fit, second, parts }: Measured): string {
  const made = parts.flatMap((part) => partWords(part, second) ?? []);
  const later = parts.flatMap((part) => lengthsOf(part).flatMap(({ length }) => openReasons(length)));
  const isUnchanged = later.length === 0 && parts.every((part) => lengthsOf(part).every(isAsMeasured));
  const making = isUnchanged
    ? [`We make the ${parts.map(({ name }) => name).join(" and the ")} exactly so; nothing is taken off.`]
    : made.length > 0
      ? [`We make ${made.join(" and ")}.`]
      : [];
  return [
    `Your ${fit.measured} is ${width} × ${height} mm.`,
    ...making,
    ...later,
    ...(fit.note ? [fit.note] : []),
  ].join(" ");
}

type NamedLength = { side: "width" | "height"; length: MadeLength };

const lengthsOf = ({ width, height }: MadePart): NamedLength[] => [
  ...(width ? [{ side: "width" as const, length: width }] : []),
  ...(height ? [{ side: "height" as const, length: height }] : []),
];

const isAsMeasured = ({ length }: NamedLength) => length.adjustments.length === 0;

const openReasons = ({ adjustments }: MadeLength) =>
  adjustments.flatMap(({ mm, reason }) => (mm === null ? [reason] : []));

/** "the cloth 1147 × 1200 mm (38 mm off the width for the brackets)"; undefined while no length of it is known. */
function partWords(part: MadePart, second: string): string | undefined {
  const known = lengthsOf(part).filter(({ length }) => length.madeMm !== null);
  if (known.length === 0) return undefined;
  const isPartial = known.length < lengthsOf(part).length;
  const sizes = known.map(({ side, length }) =>
    isPartial ? `${length.madeMm} mm in ${side === "width" ? side : second}` : `${length.madeMm}`,
  );
  const changes = known.flatMap(({ side, length }) =>
    length.adjustments.map((adjustment) =>
      changeWords(adjustment.mm ?? 0, side === "width" ? "width" : second, adjustment.reason),
    ),
  );
  const size = isPartial ? sizes.join() : `${sizes.join(" × ")} mm`;
  return `the ${part.name} ${size}${changes.length > 0 ? ` (${changes.join(", ")})` : ""}`;
}

/** "38 mm off the width for the brackets", "100 mm more in width for 50 mm of frame on each side". */
const changeWords = (mm: number, side: string, reason: string) =>
  `${Math.abs(mm)} mm ${mm < 0 ? "off the" : "more in"} ${side} ${reason}`;
