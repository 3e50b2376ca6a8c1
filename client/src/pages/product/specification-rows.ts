import { shownLimit, type SizeLimits } from "@rules/size-limits";
import { sizeRange } from "../../features/configurator/size-range";
import { counted } from "../../lib/counted";
import { wordingOf } from "./configurator/wording";

type SpecificationRow = { readonly name: string; readonly value: string };

type SpecifiedProduct = SizeLimits & {
  readonly family: string;
  readonly variant: string | null;
  readonly warrantyYears: number | null;
  readonly specifications: readonly SpecificationRow[];
};

/** The rows: size limits first, then the product's own facts, the warranty last. */
export function specificationRows(product: SpecifiedProduct): SpecificationRow[] {
  const { family, variant, minWidth, maxWidth, minHeight, maxHeight, warrantyYears } = product;
  return [
    { name: "Width", value: rangeInBoth(minWidth, maxWidth) },
    { name: wordingOf(family, variant).second, value: rangeInBoth(minHeight, maxHeight) },
    ...jointRows(product),
    ...product.specifications,
    ...(warrantyYears === null ? [] : [{ name: "Warranty", value: counted(warrantyYears, "year") }]),
  ];
}

/** Joint limits of width and height; empty where there are none. */
function jointRows({ family, variant, maxArea, minWidthBeyondHeight }: SpecifiedProduct): SpecificationRow[] {
  const second = wordingOf(family, variant).second.toLowerCase();
  return [
    ...(maxArea == null ? [] : [{ name: "Area", value: `At most ${maxArea} m²` }]),
    ...(minWidthBeyondHeight == null
      ? []
      : [{ name: `Width over ${second}`, value: `At least ${shownLimit(minWidthBeyondHeight, "mm", "min")} mm more` }]),
  ];
}

function rangeInBoth(min: number, max: number): string {
  return `${sizeRange(min, max, "mm")} (${sizeRange(min, max, "in")})`;
}
