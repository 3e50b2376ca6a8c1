import { z } from "zod";
import { lines, required } from "./form-fields.js";
import { materialFactor } from "./line-price.js";
import { basePrice, HIGHER_WAS_PRICE, isHigher, wasPrice } from "./price-form.js";
import { COLORS, FEATURES, MATERIAL_FILTERS, MATERIALS, type MaterialFilter } from "./product-attributes.js";
import { ROOMS } from "./rooms.js";
import { shownLimit } from "./size-limits.js";
import { fromInches, LONGEST_INCHES } from "./sizes.js";

/** Promises that no blind keeps, or that the law wants proof of. */
const UNPROVEN_CLAIM =
  /child-?proof|total(ly)? blackout|complete(ly)? dark|soundproof|waterproof|storm-?proof|lowest price/i;

const CALM = "Please write without exclamation marks";
const PROVABLE = "This promises what no blind can be proven to keep";

/** A text of the catalogue: without exclamation marks, and without promises that no blind can be proven to keep. */
export const calm = <Text extends z.ZodType<string>>(text: Text) =>
  text
    .refine((value) => !value.includes("!"), { error: CALM })
    .refine((value) => !UNPROVEN_CLAIM.test(value), { error: PROVABLE });

const PARAGRAPHS = "The description has 2 or 3 paragraphs, with an empty line between them";

const paragraphs = calm(lines("Description", { min: 2, max: 2000, short: PARAGRAPHS }))
  .transform((text) => text.replaceAll(/\r\n?/g, "\n").split(/\n{2,}/))
  .refine(({ length }) => length === 2 || length === 3, { error: PARAGRAPHS })
  .transform((parts) => parts.join("\n\n"));

const wholeNumber = (label: string, least: number, most: number) => {
  const error = `${label} must be a whole number from ${least} to ${most}`;
  return z.int({ error }).min(least, { error }).max(most, { error });
};

/** Names of the vocabulary, each once. */
const namesOf = <Name extends string>(
  label: string,
  known: Readonly<Record<Name, unknown>>,
  least: number,
  most: number,
) =>
  z
    .array(z.enum(Object.keys(known) as [Name, ...Name[]], { error: `The shop knows no such ${label}` }))
    .refine((names) => new Set(names).size === names.length, { error: `Each ${label} can be named once` })
    .refine((names) => names.length >= least && names.length <= most, {
      error: `Please name ${least} to ${most} of them`,
    })
    .readonly();

const inches = (label: string) => {
  const error = `${label} must be above 0 and at most ${LONGEST_INCHES} inches`;
  return z.number({ error }).positive({ error }).max(LONGEST_INCHES, { error });
};

/** Shoppers read limits in whole millimetres, and what they read has to be accepted. */
const least = (label: string) =>
  inches(label).refine((value) => fromInches(value, "mm") === shownLimit(value, "mm", "min"), {
    error: `${label} must be whole inches or whole millimetres`,
  });

const option = z.object({ name: z.string(), defaultValue: z.string(), values: z.array(z.string()) });
const specification = z.object({ name: z.string(), value: z.string() });

/** What a product is called. */
export const productName = required("Name", 2, 60);

const columns = z.object({
  name: productName,
  shortDescription: calm(required("Short description", 2, 90)),
  description: paragraphs,
  basePricePence: basePrice,
  wasPricePence: wasPrice.nullable(),
  leadTimeDays: wholeNumber("Days to delivery", 14, 120),
  warrantyYears: wholeNumber("Years of warranty", 1, 10),
  isNew: z.boolean(),
  isBestSeller: z.boolean(),
  material: z.enum(Object.keys(MATERIAL_FILTERS) as [MaterialFilter, ...MaterialFilter[]], {
    error: "There is no such filter",
  }),
  materials: namesOf("material", MATERIALS, 2, 6),
  colors: namesOf("colour", COLORS, 3, 8),
  rooms: namesOf("room", ROOMS, 0, 5),
  features: namesOf("feature", FEATURES, 0, 5),
  minWidth: least("The least width"),
  maxWidth: inches("The largest width"),
  minHeight: least("The least height"),
  maxHeight: inches("The largest height"),
  maxArea: z
    .number()
    .min(0.1, { error: "The largest area must be 0.1 to 999.9 m²" })
    .max(999.9, { error: "The largest area must be 0.1 to 999.9 m²" })
    .transform((area) => Math.round(area * 10) / 10)
    .nullable(),
  minWidthBeyondHeight: z
    .number()
    .min(0, { error: "This can't be below 0" })
    .max(LONGEST_INCHES, { error: `This can be ${LONGEST_INCHES} inches at most` })
    .nullable(),
  options: z.array(option),
  specifications: z.array(specification),
});

type Columns = z.output<typeof columns>;

/** Names of all that people decide of a product, but for its pictures. */
export const PRODUCT_FIELDS = Object.keys(columns.shape) as readonly (keyof Columns)[];

type Rule = { fields: readonly (keyof Columns)[]; sentence: string; isBroken: (product: Columns) => boolean };

/** How it is operated, as its specifications say. */
const controlOf = ({ specifications }: Columns) => specifications.find(({ name }) => name === "Control")?.value ?? "";
const hasCord = (product: Columns) => /\b(cord|chain)s?\b/i.test(controlOf(product));
const swells = ({ materials }: Columns) => materials.some((name) => /wood$|^MDF$/i.test(name) && name !== "Faux Wood");

/** Rules about several fields; each is a problem of those that were changed. */
const RULES: readonly Rule[] = [
  {
    fields: ["basePricePence", "wasPricePence"],
    sentence: HIGHER_WAS_PRICE,
    isBroken: ({ basePricePence, wasPricePence }) => !isHigher(wasPricePence, basePricePence),
  },
  {
    fields: ["minWidth", "maxWidth"],
    sentence: "The largest width must be above the least",
    isBroken: ({ minWidth, maxWidth }) => minWidth >= maxWidth,
  },
  {
    fields: ["minHeight", "maxHeight"],
    sentence: "The largest height must be above the least",
    isBroken: ({ minHeight, maxHeight }) => minHeight >= maxHeight,
  },
  {
    fields: ["minWidth", "minHeight", "minWidthBeyondHeight"],
    sentence: "The smallest size must keep the rule of how much wider than high it is",
    isBroken: ({ minWidth, minHeight, minWidthBeyondHeight }) =>
      minWidthBeyondHeight !== null && minWidth < minHeight + minWidthBeyondHeight,
  },
  {
    fields: ["features"],
    sentence: "What has a cord or chain is neither child-safe nor cordless",
    isBroken: (product) =>
      hasCord(product) && (product.features.includes("child-safe") || product.features.includes("cordless")),
  },
  {
    fields: ["features"],
    sentence: "What has a motor is cordless too",
    isBroken: ({ features }) => features.includes("motorized") && !features.includes("cordless"),
  },
  {
    fields: ["rooms", "materials"],
    sentence: "Timber and MDF swell in bathrooms",
    isBroken: (product) => product.rooms.includes("bathroom") && swells(product),
  },
  {
    fields: ["options"],
    sentence: "What is made where nothing is chosen must be one of the option's values",
    isBroken: ({ options }) => options.some(({ values, defaultValue }) => !values.includes(defaultValue)),
  },
];

/** A product as staff edit it. Lengths in inches, areas in m², money in pence. */
export type EditedProduct = Columns;

/** What staff have changed of it. */
export type ProductChanges = { readonly [Field in keyof Columns]?: unknown };

/** The product with the changes, or a sentence for each changed field that breaks a rule. */
type CheckedProduct = { product: EditedProduct } | { problems: Readonly<Record<string, string>> };

/**
 * Applies changes to a product by the rules of its fields. A rule that concerns no changed field is not asked, so that a product
 * from before the rule can still be edited.
 */
export function editProduct(present: EditedProduct, changes: ProductChanges): CheckedProduct {
  const fields = PRODUCT_FIELDS.filter((field) => changes[field] !== undefined);
  const problems: Record<string, string> = {};
  const next: Record<string, unknown> = { ...present };
  for (const field of fields) {
    const { data, error } = columns.shape[field].safeParse(changes[field]);
    if (error) problems[field] = error.issues[0]?.message ?? "This can't be used";
    else next[field] = data;
  }
  const product = cheapestFirst(next as EditedProduct);
  if (Object.keys(problems).length === 0)
    for (const rule of RULES)
      for (const field of rule.fields)
        if (fields.includes(field) && rule.isBroken(product)) problems[field] ??= rule.sentence;
  return Object.keys(problems).length > 0 ? { problems } : { product };
}

/** The first material is preselected, and its price is shown as "from". */
const cheapestFirst = (product: EditedProduct): EditedProduct => ({
  ...product,
  materials: product.materials.toSorted((one, other) => materialFactor(one) - materialFactor(other)),
});
