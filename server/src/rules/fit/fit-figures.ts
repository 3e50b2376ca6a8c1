import type { Construction } from "./construction.js";
import type { Adjustment, ConstructionRule, Deductions, FitRule, PartRule } from "./fit.types.js";

type Side = "width" | "height";

/** Names one adjustment among all: "roller / recess / cloth / width / 1". */
const figureKey = (construction: string, fit: string, part: string, side: Side, index: number): string =>
  [construction, fit, part, side, index + 1].join(" / ");

/** Where a figure stands. */
export type FigurePlace = {
  readonly key: string;
  readonly construction: Construction;
  readonly fit: Pick<FitRule, "id" | "label">;
  readonly part: string;
  readonly side: Side;
  /** What the side is called: "width", "drop". */
  readonly sideName: string;
  readonly adjustment: Adjustment;
};

/** Every adjustment of a construction, in the order of its rules. */
export const figurePlaces = (construction: Construction, rule: ConstructionRule): FigurePlace[] =>
  rule.fits.flatMap((fit) =>
    fit.parts.flatMap((part) =>
      (["width", "height"] as const).flatMap((side) =>
        (part[side] ?? []).map((adjustment, index) => ({
          key: figureKey(construction, fit.id, part.name, side, index),
          ...{ construction, fit, part: part.name, side, adjustment },
          sideName: side === "width" ? "width" : rule.second,
        })),
      ),
    ),
  );

/** The rule of a construction with published figures in place of its own. */
export function withFigures(
  construction: Construction,
  rule: ConstructionRule,
  { figures, tolerances }: Deductions,
): ConstructionRule {
  const sideOf = (fit: FitRule, part: PartRule, side: Side) =>
    part[side]?.map(
      (installed, index) => figures[figureKey(construction, fit.id, part.name, side, index)] ?? installed,
    );
  const fitOf = (fit: FitRule): FitRule => ({
    ...fit,
    parts: fit.parts.map((part) => {
      const [width, height] = [sideOf(fit, part, "width"), sideOf(fit, part, "height")];
      return { ...part, ...(width && { width }), ...(height && { height }) };
    }),
  });
  const [first, ...others] = rule.fits;
  return {
    ...rule,
    fits: [fitOf(first), ...others.map(fitOf)],
    tolerance: rule.tolerance && (tolerances[construction] ?? rule.tolerance),
  };
}
