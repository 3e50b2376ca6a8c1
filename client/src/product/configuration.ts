import { limitsIn, type MaterialLimits } from "@rules/material-limits";
import { HEIGHT_FROM_FLOOR, type Choice } from "@rules/options/option";
import { checkSize, type SizeLimits } from "@rules/size-limits";
import { UNITS, type Size, type Unit } from "@rules/sizes";

/** The options of a product; lengths are inches. The first colour and material are the defaults. */
export type ProductChoices = SizeLimits & {
  readonly colors: readonly { readonly name: string }[];
  readonly materials: readonly (MaterialLimits & { readonly name: string; readonly label?: string })[];
  readonly options?: readonly {
    readonly name: string;
    /** What may be measured in mm instead of one of the values. */
    readonly measure?: string | null;
    readonly values: readonly { readonly name: string }[];
  }[];
};

/** The choices for one product. */
export type Configuration = {
  readonly color: string;
  readonly material: string;
  /** Inches, within the limits of the product in this material. */
  readonly size: Size;
  /** The unit chosen for this window; undefined where none has been. */
  readonly unit: Unit | undefined;
  /** What was chosen among the product's options; what is left out is made as its default. */
  readonly customizations: readonly Choice[];
  /** Id of the line of the cart or of an order that is being changed; undefined for a new one. */
  readonly lineId?: string | undefined;
  /** Number of the order that the line is of; undefined where it is of the cart. */
  readonly orderNumber?: string | undefined;
  /** Whether that line keeps its own options: its URL, of a time before options, does not name them. */
  readonly keepsOptions?: boolean | undefined;
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
  const lineId = asked.get("line") ?? undefined;
  const options = asked.get("options");
  const refused = checkSize(size, limitsIn(product, material)).map(({ field }) => field);
  return {
    color: nameAmong(product.colors, asked.get("color")),
    material,
    size: {
      width: refused.includes("width") ? product.minWidth : size.width,
      height: refused.includes("height") ? product.minHeight : size.height,
    },
    unit: UNITS.find((unit) => unit === asked.get("unit")),
    customizations: choicesIn(options ?? "", product),
    lineId,
    orderNumber: (lineId !== undefined && asked.get("order")) || undefined,
    keepsOptions: (lineId !== undefined && options === null) || undefined,
  };
}

/** The query string that `readConfiguration` reads back. */
export function configurationSearch(configuration: Configuration): string {
  const { color, material, size, unit, customizations, lineId, orderNumber, keepsOptions } = configuration;
  const search = new URLSearchParams({ color, material, width: `${size.width}`, height: `${size.height}` });
  if (unit !== undefined) search.set("unit", unit);
  const options = customizations.map(({ name, value }) => name + IS + value).join(AND);
  // Those of a line are named also where they are the standard, which is a choice then.
  if (options !== "" || (lineId !== undefined && !keepsOptions)) search.set("options", options);
  if (lineId !== undefined) search.set("line", lineId);
  if (orderNumber !== undefined) search.set("order", orderNumber);
  return `?${search}`;
}

/** Options in a URL: "fit_exact*control_chain". Neither sign is in a name or value, and neither is escaped. */
const [IS, AND] = ["_", "*"];

/** Those that the product has. A height from the floor belongs to a chosen control. */
function choicesIn(text: string, { options = [] }: ProductChoices): Choice[] {
  const chosen: Choice[] = [];
  for (const [name = "", value = ""] of text.split(AND).map((each) => each.split(IS))) {
    const isOffered =
      name === HEIGHT_FROM_FLOOR
        ? chosen.some((choice) => choice.name === "control")
        : options.some(
            (option) =>
              option.name === name &&
              (option.values.some((each) => each.name === value) || (option.measure && /^\d+ mm$/.test(value))),
          );
    if (isOffered && !chosen.some((choice) => choice.name === name)) chosen.push({ name, value });
  }
  return chosen;
}

function inchesOf(text: string | null): number {
  return text === null || !/^\d+(\.\d+)?$/.test(text) ? NaN : Number(Number(text).toFixed(4));
}

function nameAmong(choices: readonly { readonly name: string }[], asked: string | null): string {
  return (choices.find(({ name }) => name === asked) ?? choices[0])?.name ?? "";
}
