import { createHash } from "node:crypto";
import type { Pence } from "../../../rules/money.js";
import { basePrice, HIGHER_WAS_PRICE, isHigher, wasPrice } from "../../../rules/price-form.js";
import type { PriceLine, PriceProblem } from "./price-csv.js";

/** The stored prices of a product, without tax. */
export type Prices = { basePence: Pence; wasPence: Pence | null };

/** A product with its prices. */
export type PricedProduct = Prices & { id: number; slug: string; name: string };

/** What a price list changes of one product. */
export type PriceChange = { id: number; slug: string; name: string; before: Prices; after: Prices };

export const isSamePrice = (one: Prices, other: Prices): boolean =>
  one.basePence === other.basePence && one.wasPence === other.wasPence;

/** What the lines of a price list change, which of them can't be imported, and how many change nothing. */
export function changesIn(lines: readonly PriceLine[], products: readonly PricedProduct[]) {
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const changes: PriceChange[] = [];
  const problems: PriceProblem[] = [];
  for (const { line, slug, basePence, wasPence: typed } of lines) {
    const product = bySlug.get(slug);
    const after = { basePence, wasPence: typed === undefined ? (product?.wasPence ?? null) : typed };
    const problem = product ? problemOf(product, after) : "The shop has no product with this slug";
    if (problem !== undefined) problems.push({ line, slug, message: problem });
    else if (product && !isSamePrice(product, after)) {
      const { id, name } = product;
      changes.push({ id, slug, name, before: pricesOf(product), after });
    }
  }
  return { changes, problems, unchanged: lines.length - changes.length - problems.length };
}

/**
 * What the lines of a planned price list change when its day has come. The list counts, whatever the prices are by then. Products that
 * were withdrawn are left out. A was-price that the list does not name ends where it would not be higher any more: it is no reduction.
 * @returns `problems` says so of each such line
 */
export function plannedChangesIn(lines: readonly PriceLine[], products: readonly PricedProduct[]) {
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const changes: PriceChange[] = [];
  const problems: PriceProblem[] = [];
  for (const { line, slug, basePence, wasPence: typed } of lines) {
    const product = bySlug.get(slug);
    if (!product) {
      problems.push({ line, slug, message: "The product has been withdrawn" });
      continue;
    }
    const was = typed === undefined ? product.wasPence : typed;
    const isKept = isHigher(was, basePence);
    if (!isKept) problems.push({ line, slug, message: "Its was-price was not higher any more, and has ended" });
    const after = { basePence, wasPence: isKept ? was : null };
    const { id, name } = product;
    if (!isSamePrice(product, after)) changes.push({ id, slug, name, before: pricesOf(product), after });
  }
  return { changes, problems };
}

const pricesOf = ({ basePence, wasPence }: Prices): Prices => ({ basePence, wasPence });

/** Why a product can't have these prices. What stays as it is breaks no rule. */
function problemOf(before: Prices, after: Prices): string | undefined {
  if (isSamePrice(before, after)) return undefined;
  const checked = [
    after.basePence === before.basePence ? undefined : basePrice.safeParse(after.basePence),
    after.wasPence === before.wasPence || after.wasPence === null ? undefined : wasPrice.safeParse(after.wasPence),
  ];
  const refused = checked.find((result) => result?.error)?.error?.issues[0]?.message;
  return refused ?? (isHigher(after.wasPence, after.basePence) ? undefined : HIGHER_WAS_PRICE);
}

/** Stands for exactly these changes: another price before or after, and it is another one. */
export function fingerprintOf(changes: readonly PriceChange[]): string {
  const rows = changes
    .map(({ slug, before, after }) => [slug, before.basePence, before.wasPence, after.basePence, after.wasPence])
    .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(rows)).digest("base64url");
}

/** One price of one product that a list changes, to be shown. */
export type PriceDifference = {
  slug: string;
  name: string;
  field: "BASE_PRICE" | "WAS_PRICE";
  oldPence: Pence | null;
  newPence: Pence | null;
  /** With one decimal; null where there was no price, or is none any more. */
  percent: number | null;
};

/** What changes, a row for each price. */
export const differencesOf = (changes: readonly PriceChange[]): PriceDifference[] =>
  changes.flatMap(({ slug, name, before, after }) => [
    ...differenceOf({ slug, name, field: "BASE_PRICE" }, before.basePence, after.basePence),
    ...differenceOf({ slug, name, field: "WAS_PRICE" }, before.wasPence, after.wasPence),
  ]);

function differenceOf(
  what: Pick<PriceDifference, "slug" | "name" | "field">,
  oldPence: Pence | null,
  newPence: Pence | null,
): PriceDifference[] {
  if (oldPence === newPence) return [];
  const percent =
    oldPence === null || newPence === null ? null : Math.round(((newPence - oldPence) * 1000) / oldPence) / 10;
  return [{ ...what, oldPence, newPence, percent }];
}
