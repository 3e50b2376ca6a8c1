import type { DataSource, EntityManager } from "typeorm";
import { rowOf, rowsOf } from "../../../kernel/sql/query.js";
import { withTax } from "../../../rules/included-tax.js";
import { linePricePence } from "../../../rules/line-price.js";
import type { Pence } from "../../../rules/money.js";
import type { PolicyRules } from "../../../rules/price-policy.js";
import { changesIn, fingerprintOf, type PriceChange, type Prices } from "./price-changes.js";
import { readPriceCsv, type PriceProblem } from "./price-csv.js";
import { priceQueries } from "./price.queries.js";

/** What a price list does to open carts: how many it concerns, and what their lines with its products cost, by the cart's rules. */
export type CartEffect = { cartCount: number; beforePence: Pence; afterPence: Pence };

/** What a price list would change. */
export type PriceComparison = {
  changes: readonly PriceChange[];
  problems: readonly PriceProblem[];
  /** Lines that change nothing. */
  unchanged: number;
  /** Stands for exactly these changes. */
  fingerprint: string;
};

/** Compares a price list with the shop's prices. @param lock whether its products are locked until the end of the transaction */
export async function comparePrices(
  connection: DataSource | EntityManager,
  csv: string,
  { lock = false } = {},
): Promise<PriceComparison> {
  const { lines, problems } = readPriceCsv(csv);
  const slugs = lines.map(({ slug }) => slug);
  const products = await rowsOf(connection, lock ? priceQueries.lock : priceQueries.bySlugs, [slugs]);
  const compared = changesIn(lines, products);
  const inOrder = [...problems, ...compared.problems].toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  return { ...compared, problems: inOrder, fingerprint: fingerprintOf(compared.changes) };
}

/** Dry runs of price lists. */
export class PricePreviewService {
  constructor(
    private readonly database: DataSource,
    private readonly policy: PolicyRules,
  ) {}

  /** What a price list would change; nothing is stored. */
  preview(csv: string): Promise<PriceComparison> {
    return comparePrices(this.database, csv);
  }

  /** What changes do to open carts. */
  async cartEffect(changes: readonly PriceChange[]): Promise<CartEffect> {
    const ids = changes.map(({ id }) => id);
    const [sold, { count }] = await Promise.all([
      rowsOf(this.database, priceQueries.inCarts, [ids]),
      rowOf(this.database, priceQueries.cartCount, [ids]),
    ]);
    const byProduct = new Map(changes.map((change) => [change.id, change]));
    const sumAt = (when: "before" | "after") =>
      sold.reduce((sum, { productId, quantity, material, ...size }) => {
        const prices = byProduct.get(productId)?.[when];
        return prices ? sum + linePricePence(this.unitPrice(prices, size, material), quantity) : sum;
      }, 0);
    return { cartCount: count, beforePence: sumAt("before"), afterPence: sumAt("after") };
  }

  private unitPrice({ basePence: stored }: Prices, size: { width: number; height: number }, material: string): Pence {
    const basePence = withTax(stored, this.policy.taxIncludedPercent);
    return this.policy.unitPricePence({ basePence, size, material });
  }
}
