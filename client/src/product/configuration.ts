import { limitsIn, type MaterialLimits } from "@rules/material-limits";
import { checkSize, type SizeLimits } from "@rules/size-limits";
import { UNITS, type Size, type Unit } from "@rules/sizes";

/** The options of a product; lengths are inches. The first colour and material are the defaults. */
export type ProductChoices = SizeLimits & {
  readonly colors: readonly { readonly name: string }[];
  readonly materials: readonly (MaterialLimits & { readonly name: string; readonly label?: string })[];
};

/** The choices for one product. */
export type Configuration = {
  readonly color: string;
  readonly material: string;
  /** Inches, within the limits of the product in this material. */
  readonly size: Size;
  /** The unit chosen for this window; undefined where none has been. */
  readonly unit: Unit | undefined;
  /** Id of the line of the cart that is being changed; undefined for a new one. */
  readonly lineId?: string | undefined;
};

/**
 * The configuration of a URL. Its lengths are inches, so that a link gives the same blind in every unit. Options that
 * the product does not have are replaced by the default.
 * @param search the query string, as "?color=Oak&width=47.2441"
 */
export function readConfiguration(search: string, product: ProductChoices): Configuration {
  const asked = new URLSearchParams(search);
  const size = { width: inchesOf(asked.get("width")), height: inchesOf(asked.get("height")) };
  const material = nameAmong(product.materials, asked.get("material"));
  const refused = checkSize(size, limitsIn(product, material)).map(({ field }) => field);
  return {
    color: nameAmong(product.colors, asked.get("color")),
    material,
    size: {
      width: refused.includes("width") ? product.minWidth : size.width,
      height: refused.includes("height") ? product.minHeight : size.height,
    },
    unit: UNITS.find((unit) => unit === asked.get("unit")),
    lineId: asked.get("line") ?? undefined,
  };
}

/** The query string that `readConfiguration` reads back. */
export function configurationSearch({ color, material, size, unit, lineId }: Configuration): string {
  const search = new URLSearchParams({ color, material, width: `${size.width}`, height: `${size.height}` });
  if (unit !== undefined) search.set("unit", unit);
  if (lineId !== undefined) search.set("line", lineId);
  return `?${search}`;
}

function inchesOf(text: string | null): number {
  return text === null || !/^\d+(\.\d+)?$/.test(text) ? NaN : Number(Number(text).toFixed(4));
}

function nameAmong(choices: readonly { readonly name: string }[], asked: string | null): string {
  return (choices.find(({ name }) => name === asked) ?? choices[0])?.name ?? "";
}
