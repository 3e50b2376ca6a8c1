import type { EstimateChoice } from "@rules/estimate";
import { limitsIn, type MaterialLimits } from "@rules/material-limits";
import { COLORS } from "@rules/product-attributes";
import { checkSize, clampSize, type SizeLimits } from "@rules/size-limits";
import type { Size } from "@rules/sizes";

type MadeColour = {
  readonly name: string;
  readonly label: string;
  readonly hex: string;
  readonly filter: string;
};

/** The options of a product that decide whether it fits an estimate. */
export type MadeProduct = SizeLimits & {
  readonly colors: readonly MadeColour[];
  readonly materials: readonly (MaterialLimits & { readonly name: string })[];
};

/** A product with the estimate's choices as it can be made. */
export type Fitting<Product> = { readonly product: Product; readonly color: MadeColour; readonly size: Size };

type Choice = Pick<EstimateChoice, "size" | "material" | "color">;

/**
 * The product nearest to the estimate: made in the material, then by size, then by colour, then by a similar colour.
 * Among equals the first of `products` wins, which are sorted by popularity. Undefined if no product has the material.
 */
export function fittingProduct<Product extends MadeProduct>(
  products: readonly Product[],
  choice: Choice,
): Fitting<Product> | undefined {
  const [best] = products
    .filter(({ materials }) => materials.some(({ name }) => name === choice.material))
    .flatMap((product) => {
      const color = nearestColour(product.colors, choice.color);
      return color ? [{ product, color, size: clampSize(choice.size, limitsIn(product, choice.material)) }] : [];
    })
    .map((fitting) => ({ fitting, distance: distanceOf(fitting, choice) }))
    .toSorted((one, other) => one.distance - other.distance);
  return best?.fitting;
}

/** Lower is nearer: an impossible size counts more than a missing colour. */
function distanceOf({ product, color }: Fitting<MadeProduct>, choice: Choice): number {
  const isOtherSize = checkSize(choice.size, limitsIn(product, choice.material)).length > 0;
  const colour = color.hex === choice.color ? 0 : color.filter === filterOf(choice.color) ? 1 : 2;
  return (isOtherSize ? 10 : 0) + colour;
}

function nearestColour(colors: readonly MadeColour[], hex: string): MadeColour | undefined {
  const rank = (color: MadeColour) =>
    color.hex === hex ? -1 : contrast(color.hex, hex) + (color.filter === filterOf(hex) ? 0 : FURTHEST);
  return colors.toSorted((one, other) => rank(one) - rank(other))[0];
}

const filterOf = (hex: string) => Object.values(COLORS).find((color) => color.hex === hex)?.filter;

/** More than the distance of any two colours. */
const FURTHEST = 3 * 255 ** 2 + 1;

/** Squared distance of two colours "#rrggbb" in RGB. */
function contrast(one: string, other: string): number {
  return [1, 3, 5].reduce((sum, at) => sum + (partOf(one, at) - partOf(other, at)) ** 2, 0);
}

const partOf = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
