import type { MeasuringPlan } from "./measuring-plan.js";
import type { Finding } from "./measuring/finding.js";
import { SHALLOW_PRODUCTS, type NeededDepth } from "./recess-depth.js";
import { formatLength, fromInches, toInches, type Unit } from "./sizes.js";

/** More products than this are no advice. */
const OFFERED = 2;

/** What the depth of the recess says about the product: enough, enough for a part of its fixings, or what would do instead. */
export function depthFinding(plan: MeasuringPlan, inches: number, unit: Unit): Finding[] {
  const { depths, outsideFits } = plan;
  const measured = fromInches(inches, "mm", 1);
  const enough = enoughDepths(plan, inches);
  if (enough.length === depths.length) return [];
  const recess = `The recess is ${formatLength(inches, unit)} deep.`;
  const need = `This product needs ${neededDepths(plan, unit)}.`;
  if (enough.length > 0)
    return [
      { kind: "depth", sentence: `${recess} ${need} It is enough for ${enough.map(({ use }) => use).join(", ")}.` },
    ];
  const least = Math.min(...depths.map(({ from }) => from));
  if (measured >= least) return [{ kind: "depth", sentence: `${recess} ${need} Please call us before you order.` }];
  const products = SHALLOW_PRODUCTS.filter(({ depth }) => depth <= measured).slice(0, OFFERED);
  const instead = [
    ...(outsideFits.length > 0 ? [`As “${outsideFits.join("” or “")}” it needs no depth.`] : []),
    ...(products.length > 0
      ? [
          `Inside this recess ${products.map(({ name, depth }) => `${name} (${mm(depth, unit)})`).join(" or ")} would fit.`,
        ]
      : []),
  ];
  return [
    {
      kind: "depth",
      sentence: [recess, need, ...(instead.length > 0 ? instead : ["Please call us: we look for one that fits."])].join(
        " ",
      ),
      ...(products.length > 0 && { products: products.map(({ slug, name }) => ({ slug, name })) }),
    },
  ];
}

/** The depths of a plan for which a recess is deep enough. */
export const enoughDepths = ({ depths }: Pick<MeasuringPlan, "depths">, inches: number): NeededDepth[] => {
  const measured = fromInches(inches, "mm", 1);
  return depths.filter(({ to }) => measured >= to);
};

/** "50 mm for a top fix, 70 mm for a face fix" */
export const neededDepths = ({ depths }: Pick<MeasuringPlan, "depths">, unit: Unit): string =>
  depths.map((depth) => `${span(depth, unit)}${depth.use === "" ? "" : ` for ${depth.use}`}`).join(", ");

const mm = (value: number, unit: Unit) => formatLength(toInches(value, "mm"), unit);

const span = ({ from, to }: NeededDepth, unit: Unit) =>
  from === to ? mm(from, unit) : `${fromInches(toInches(from, "mm"), unit)} to ${mm(to, unit)}`;
