import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Choice } from "../../rules/fit/fit.types.js";
import { lineMaking } from "../../rules/line-making.js";
import { stillOffered } from "../../rules/made-choices.js";
import { CORDED_CONTROLS } from "../../rules/options/asked-options.js";
import { dependenciesOf } from "../../rules/options/dependencies.js";
import { HEIGHT_FROM_FLOOR } from "../../rules/options/option.js";
import type { PublishedRules } from "../../rules/published-rules.js";
import { rulesOfProduct } from "../../rules/rules-of-product.js";
import { exampleSize } from "../../rules/shown-sizes.js";
import { changedWords, configuredWords, madeWords } from "./made-words.js";
import type { MadeProduct, OpenLine } from "./rules.queries.js";

/** The rules in force, and those that would be. */
export type RuleChange = { readonly before: PublishedRules; readonly after: PublishedRules };

/** How a product would be made otherwise. */
type ProductEffect = { slug: string; name: string; configured: string; before: string; after: string };

/** What a change of rules does to products. */
export type ProductEffects = {
  effects: readonly ProductEffect[];
  /** Of the products that are made otherwise. */
  productIds: readonly number[];
  /** Why the rules can't be published, a sentence each. */
  problems: readonly string[];
};

/** Of a top that any cord may hang from, so that the dry run shows the length of one. */
const USUAL_HEIGHT = { name: HEIGHT_FROM_FLOOR, value: "2300 mm" };

/** Products that rules make otherwise, each with the choices that show it, in an example size. */
export async function productEffects(products: readonly MadeProduct[], change: RuleChange): Promise<ProductEffects> {
  const found = await mapYielding(
    products.filter((product) => isConcerned(product, change)),
    (product) => ({ id: product.id, effects: effectsOn(product, change), problems: problemsOf(product, change) }),
  );
  return {
    effects: found.flatMap(({ effects }) => effects),
    productIds: found.filter(({ effects }) => effects.length > 0).map(({ id }) => id),
    problems: found.flatMap(({ problems }) => problems),
  };
}

/** Stands for exactly these effects of this version over that one. Carts are not in it: they change all the time. */
export const fingerprintOf = (
  versions: readonly (number | null | string)[],
  { effects, problems }: ProductEffects,
): string =>
  createHash("sha256")
    .update(JSON.stringify([versions, effects, problems]))
    .digest("base64url");

/** Maps one item at a time, and lets the process answer requests in between: all of them take a second or so. */
async function mapYielding<Item, Result>(items: readonly Item[], map: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    await nextTurn();
  }
  return results;
}

const isConcerned = (product: MadeProduct, { before, after }: RuleChange) =>
  JSON.stringify(contentsFor(product, before)) !== JSON.stringify(contentsFor(product, after));

/** Without versions: the same figures under another number change nothing. */
const contentsFor = (product: MadeProduct, rules: PublishedRules) =>
  Object.entries(rulesOfProduct(product, rules) ?? {}).map(([kind, { content }]) => [kind, content]);

function effectsOn(product: MadeProduct, { before, after }: RuleChange): ProductEffect[] {
  const { slug, name, materials } = product;
  const size = exampleSize(product);
  const seen = new Set<string>();
  return configurationsOf(product, [before, after]).flatMap((customizations) =>
    materials.flatMap((material) => {
      const configured = { ...size, material, customizations };
      const changed = changedWords(madeWords(product, configured, before), madeWords(product, configured, after));
      const key = JSON.stringify(changed);
      // Most choices leave the change as it is; the first that shows it will do.
      if (!changed || seen.has(key)) return [];
      seen.add(key);
      return [{ slug, name, configured: configuredWords(configured), ...changed }];
    }),
  );
}

/** The standard, each value of each option, and each pair that the rules name. */
function configurationsOf({ options }: MadeProduct, rules: readonly PublishedRules[]): (readonly Choice[])[] {
  const pairs = rules.flatMap((each) => dependenciesOf(each).exclusions.map(({ one, other }) => [one, other]));
  const isOffered = ([option, value]: readonly [string, string]) =>
    options.some(({ name, values }) => name === option && values.includes(value));
  return [
    [],
    ...options.flatMap(({ name, values }) => values.map((value) => withHeight([{ name, value }]))),
    ...pairs
      .filter((pair) => pair.every(isOffered))
      .map((pair) => withHeight(pair.map(([name, value]) => ({ name, value })))),
  ];
}

const withHeight = (chosen: readonly Choice[]): readonly Choice[] =>
  chosen.some(({ name, value }) => name === "control" && CORDED_CONTROLS.includes(value))
    ? [...chosen, USUAL_HEIGHT]
    : chosen;

/** Rules that leave nothing of a product: it can't be made as standard, or a part of its smallest size comes to nothing. */
function problemsOf(product: MadeProduct, { before, after }: RuleChange): string[] {
  const size = exampleSize(product);
  const impossible = product.materials.flatMap((material) => {
    const standard = { ...size, material, customizations: [] };
    const made = madeWords(product, standard, after);
    if (made.isPossible || !madeWords(product, standard, before).isPossible) return [];
    return [`${product.name} in ${material} could not be made any more without a choice. ${made.words.join(" ")}`];
  });
  const smallest = { width: product.minWidth, height: product.minHeight };
  const isLost = configurationsOf(product, []).some((customizations) =>
    lineMaking({ ...product, rules: after }, { ...smallest, customizations }).parts.some(({ width, height }) =>
      [width, height].some((length) => length?.madeMm != null && length.madeMm <= 0),
    ),
  );
  return isLost ? [...impossible, `${product.name} would have nothing left of its smallest size.`] : impossible;
}

/** What a change of rules does to lines of open carts. */
type CartEffect = { name: string; configured: string; lineCount: number; before: string; after: string };
export type CartEffects = { effects: readonly CartEffect[]; lineCount: number; cartCount: number };

/** The lines of open carts that would be made otherwise, those that are configured alike together. */
export async function cartEffects(
  products: readonly MadeProduct[],
  lines: readonly OpenLine[],
  change: RuleChange,
): Promise<CartEffects> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const found = await mapYielding(lines, ({ productId, lineCount, cartIds, ...line }) => {
    const product = byId.get(productId);
    if (!product) return [];
    const configured = { ...line, customizations: stillOffered(product, line.customizations) };
    const words = changedWords(
      madeWords(product, configured, change.before),
      madeWords(product, configured, change.after),
    );
    return words ? [{ name: product.name, configured: configuredWords(configured), lineCount, cartIds, ...words }] : [];
  });
  const changed = found.flat();
  return {
    effects: changed.map(({ cartIds: _, ...effect }) => effect),
    lineCount: changed.reduce((sum, { lineCount }) => sum + lineCount, 0),
    cartCount: new Set(changed.flatMap(({ cartIds }) => cartIds)).size,
  };
}
