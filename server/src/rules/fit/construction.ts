import type { Choice, FittedProduct } from "./fit.types.js";

/** How a product is built, as far as its made sizes depend on it. */
export type Construction =
  | "roller"
  | "cassette roller"
  | "channelled roller"
  | "pressure-fit roller"
  | "venetian"
  | "vertical"
  | "split vertical"
  | "roman"
  | "pleated"
  | "perfect fit"
  | "skylight"
  | "hinged shutter"
  | "café shutter"
  | "tracked shutter"
  | "bay shutter"
  | "curtain"
  | "pelmet"
  | "awning"
  | "zip screen"
  | "patio roller"
  | "pergola";

/** The chosen value of an option, if it is chosen. */
export const chosenValue = (chosen: readonly Choice[], option: string): string | undefined =>
  chosen.find(({ name }) => name === option)?.value;

/**
 * The construction of a configured product.
 * @throws {RangeError} for a family that the shop does not have
 */
export function constructionOf(product: FittedProduct, chosen: readonly Choice[]): Construction {
  const family = product.family.toLowerCase().replaceAll("_", "-");
  switch (family) {
    case "roller":
    case "day-night":
      return rollerConstruction(product);
    case "venetian":
    case "wooden":
      return "venetian";
    case "vertical":
      return chosenValue(chosen, "stack") === "split" ? "split vertical" : "vertical";
    case "perfect-fit":
      return "perfect fit";
    case "shutter":
      return shutterConstruction(product);
    case "curtain":
      return product.variant === "pelmet" ? "pelmet" : "curtain";
    case "outdoor":
      return outdoorConstruction(product);
    case "roman":
    case "pleated":
    case "skylight":
    case "pergola":
      return family;
    default:
      throw new RangeError(`${product.family} is not a family of products.`);
  }
}

/** Rollers differ in what carries them, which their specifications say. */
function rollerConstruction({ specifications }: FittedProduct): Construction {
  const fixing = specifications.find(({ name }) => name === "Fixing")?.value ?? "";
  if (/side channels/i.test(fixing)) return "channelled roller";
  if (/cassette/i.test(fixing)) return "cassette roller";
  return /pressure feet/i.test(fixing) ? "pressure-fit roller" : "roller";
}

function shutterConstruction({ variant }: FittedProduct): Construction {
  if (variant === "cafe") return "café shutter";
  if (variant === "tracked") return "tracked shutter";
  return variant === "bay" ? "bay shutter" : "hinged shutter";
}

function outdoorConstruction({ variant }: FittedProduct): Construction {
  if (variant === "awning") return "awning";
  return variant === "patio-roller" ? "patio roller" : "zip screen";
}
