import type { PricedConfiguration } from "./line-price.js";
import type { Pence, Percent } from "./money.js";
import { checkSize, COMMON_SIZES, type SizeLimits } from "./size-limits.js";

/** A product with the prices that the shop shows; `wasPricePence` is null where nothing is struck through. */
export type ReducibleProduct = SizeLimits & {
  readonly basePricePence: Pence;
  readonly wasPricePence: Pence | null;
  readonly materials: readonly { readonly name: string }[];
};

type UnitPrice = (configuration: PricedConfiguration) => Pence;

/**
 * The most by which a common size costs less than before, in whole percent rounded down; null where none does. The charge for a
 * larger area is not reduced, so large sizes save less than the base price.
 */
export function highestReduction(products: readonly ReducibleProduct[], unitPrice: UnitPrice): Percent | null {
  const highest = Math.max(0, ...products.flatMap((product) => reductionsOf(product, unitPrice)));
  return highest === 0 ? null : highest;
}

function reductionsOf({ basePricePence, wasPricePence, materials, ...limits }: ReducibleProduct, unitPrice: UnitPrice) {
  if (wasPricePence === null) return [];
  const material = materials[0]?.name ?? "";
  return COMMON_SIZES.filter((size) => checkSize(size, limits).length === 0).map((size) => {
    const was = unitPrice({ basePence: wasPricePence, size, material });
    const now = unitPrice({ basePence: basePricePence, size, material });
    return Math.floor(((was - now) * 100) / was);
  });
}
