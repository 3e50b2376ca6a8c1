import { chosenValue } from "./fit/construction.js";
import type { Choice, FittedProduct } from "./fit/fit.types.js";

/** A depth of the recess in mm in which a product sits flush. */
export type NeededDepth = {
  readonly from: number;
  /** The same, unless the finest and the widest slats need different depths. */
  readonly to: number;
  /** "a top fix"; empty where it is for every way to fix it. */
  readonly use: string;
};

/** "65 to 70 mm", "50 mm for a top fix", "66 mm for 76 mm louvres to close flush". */
const DEPTH = /(\d+)(?: to (\d+))? mm(?: for ([^,]+))?/g;

/** The depths that the specifications of a product name, for the chosen way to fix it where they differ by it. */
export function depthsOf(product: FittedProduct, chosen: readonly Choice[]): NeededDepth[] {
  const said = product.specifications.find(({ name }) => name === "Recess depth")?.value ?? "";
  const depths = [...said.matchAll(DEPTH)].map(([, from, to = from, use = ""]) => ({
    from: Number(from),
    to: Number(to),
    use,
  }));
  const ofFixing = depths.filter(({ use }) => use === `a ${chosenValue(chosen, "fixing")} fix`);
  return ofFixing.length > 0 ? ofFixing : depths;
}

/** Products for shallow recesses by their slugs, the deepest first; a test holds them to their specifications. */
export const SHALLOW_PRODUCTS = [
  { slug: "pleated-blinds", name: "Pleated Blinds", depth: 45 },
  { slug: "top-down-bottom-up-blinds", name: "Top-Down Bottom-Up Blinds", depth: 40 },
  { slug: "venetian-blinds", name: "Venetian Blinds", depth: 30 },
  { slug: "slim-venetian-blinds", name: "Slimline Venetian Blinds", depth: 25 },
] as const;
