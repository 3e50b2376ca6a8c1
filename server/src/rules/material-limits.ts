import type { SizeLimits } from "./size-limits.js";

/** What a material leaves of a product's limits: inches, and square metres of one piece. Null where it takes nothing away. */
export type MaterialLimits = { readonly maxWidth?: number | null; readonly maxArea?: number | null };

type Materials = readonly (MaterialLimits & { readonly name: string; readonly label?: string })[];

/**
 * The limits of a product in one of its materials.
 * @param material a material's name; an unknown one has the limits of the product
 */
export function limitsIn(product: SizeLimits & { readonly materials: Materials }, material: string): SizeLimits {
  const { label, maxWidth, maxArea } = product.materials.find(({ name }) => name === material) ?? {};
  if (maxWidth == null && maxArea == null) return product;
  return {
    ...product,
    maxWidth: maxWidth ?? product.maxWidth,
    maxArea: maxArea ?? product.maxArea,
    madeIn: label,
  };
}
