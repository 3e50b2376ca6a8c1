import { materialFactor } from "../../../rules/line-price.js";
import { MATERIALS, type MaterialFilter } from "../../../rules/product-attributes.js";
import type { OptionDraft } from "./choices.js";
import type { SeedProduct, SeedReview } from "./seed.types.js";

/** Fields with a value that most products share. */
const DEFAULTS = {
  variant: null,
  wasPricePence: null,
  maxArea: null,
  minWidthBeyondHeight: null,
  leadTimeDays: 14, // without waiting for parts
  isNew: false,
  isBestSeller: false,
} satisfies Partial<SeedProduct>;

/**
 * A product without the fields that follow from a rule; those with a default may be left out. Its first material is the one that it is
 * known for.
 */
export type ProductDraft = Omit<
  SeedProduct,
  keyof typeof DEFAULTS | "material" | "warrantyYears" | "specifications" | "options" | "reviews"
> &
  Partial<Pick<SeedProduct, keyof typeof DEFAULTS>> & {
    /** Only if it differs from the filter of the first material. */
    material?: MaterialFilter;
    specifications: Readonly<Record<string, string>>;
    /** In the order in which people decide, the fit first. */
    options: Readonly<Record<string, OptionDraft>>;
  };

/** Completes a draft with its reviews. */
export function completeProduct(draft: ProductDraft, reviews: readonly SeedReview[]): SeedProduct {
  return {
    ...DEFAULTS,
    material: materialFilter(draft.materials),
    warrantyYears: warrantyYears(draft),
    ...draft,
    materials: cheapestFirst(draft.materials),
    specifications: Object.entries(draft.specifications).map(([name, value]) => ({ name, value })),
    options: Object.entries(draft.options).map(([name, option]) => ({ name, ...option, values: [...option.values] })),
    reviews,
  };
}

/** Materials from the cheapest up, so that the preselected one has the price that is shown as "from". */
export function cheapestFirst(materials: SeedProduct["materials"]): SeedProduct["materials"] {
  return materials.toSorted((one, other) => materialFactor(one) - materialFactor(other));
}

/** The material filter of a product: that of the material that it is known for, the first of its draft. */
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
