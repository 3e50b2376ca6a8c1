import { MATERIALS, type MaterialFilter } from "../../../rules/product-attributes.js";
import type { SeedProduct, SeedReview } from "./seed.types.js";

/** Default lead time in days, without waiting for parts. */
const USUAL_LEAD_TIME_DAYS = 14;

/** A product without the fields that have a default or follow from a rule. */
export type ProductDraft = Omit<
  SeedProduct,
  "material" | "warrantyYears" | "leadTimeDays" | "isNew" | "isBestSeller" | "specifications" | "options" | "reviews"
> & {
  /** Only if it differs from the filter of the first material. */
  material?: MaterialFilter;
  leadTimeDays?: number;
  isNew?: boolean;
  isBestSeller?: boolean;
  specifications: Readonly<Record<string, string>>;
  options: Readonly<Record<string, readonly string[]>>;
};

/** Completes a draft with its reviews. */
export function completeProduct(draft: ProductDraft, reviews: readonly SeedReview[]): SeedProduct {
  return {
    ...draft,
    material: draft.material ?? materialFilter(draft.materials),
    warrantyYears: warrantyYears(draft),
    leadTimeDays: draft.leadTimeDays ?? USUAL_LEAD_TIME_DAYS,
    isNew: draft.isNew ?? false,
    isBestSeller: draft.isBestSeller ?? false,
    specifications: Object.entries(draft.specifications).map(([name, value]) => ({ name, value })),
    options: Object.entries(draft.options).map(([name, values]) => ({ name, values })),
    reviews,
  };
}

/** The material filter of a product: that of its first material. */
export function materialFilter([first]: SeedProduct["materials"]): MaterialFilter {
  if (first === undefined) throw new Error("A product needs a material.");
  return MATERIALS[first].filter;
}

/** Ten years on shutters, two on blackout and light-filtering cloth without a motor, five on everything else. */
export function warrantyYears(product: Pick<SeedProduct, "family" | "materials" | "features">): number {
  if (product.family === "shutter") return 10;
  const [firstMaterial] = product.materials;
  const isPlainCloth = firstMaterial === "Blackout Fabric" || firstMaterial === "Light Filtering Fabric";
  return isPlainCloth && !product.features.includes("motorized") ? 2 : 5;
}
