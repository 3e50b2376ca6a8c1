import type { DataSource } from "typeorm";
import { rowsOf } from "../../../kernel/sql/query.js";
import { shownCode } from "../../../rules/configuration-code.js";
import { withTax } from "../../../rules/included-tax.js";
import type { Pence } from "../../../rules/money.js";
import type { PolicyRules } from "../../../rules/price-policy.js";
import { codesIn, productFinder } from "./named-products.js";
import type { PriceChange } from "./price-changes.js";
import { quoteEffectQueries } from "./quote-effect.queries.js";

/** What one of a configuration costs by its code, with the tax that the shop's prices include. Sizes in inches. */
export type QuotedConfiguration = {
  code: string;
  name: string;
  width: number;
  height: number;
  material: string;
  /** When the request was sent; null where the price of that moment is not known any more. */
  thenPence: Pence | null;
  beforePence: Pence;
  afterPence: Pence;
};

/** An open quote request with a product whose price changes. */
export type ConcernedQuote = {
  enquiryId: string;
  sentAt: Date;
  products: string[];
  configurations: QuotedConfiguration[];
};

/** What a price list does to open quote requests. */
export type QuoteEffect = { quoteCount: number; quotes: ConcernedQuote[] };

/** Requests that are told of one by one, the newest. */
const MOST_TOLD = 100;

type Configuration = { code: string; productId: number; width: number; height: number; material: string };
type Concerned = { id: string; sentAt: Date; products: PriceChange[]; configurations: Configuration[] };

/** Finds the quote requests that price lists concern: by names of products and by codes of configurations in their messages. */
export class QuoteEffectService {
  constructor(
    private readonly database: DataSource,
    private readonly policy: PolicyRules,
  ) {}

  /** What changes do to quote requests that are not closed. The number of statements does not grow. */
  async of(changes: readonly PriceChange[]): Promise<QuoteEffect> {
    const concerned = await this.concernedBy(changes);
    const told = concerned.slice(0, MOST_TOLD);
    const asked = told.flatMap(({ sentAt, configurations }) =>
      configurations.map(({ productId }) => ({ productId, sentAt })),
    );
    const then = await rowsOf(this.database, quoteEffectQueries.pricesAt, [
      asked.map(({ productId }) => productId),
      asked.map(({ sentAt }) => sentAt),
    ]);
    const prices = then.values();
    const byId = new Map(changes.map((change) => [change.id, change]));
    const quotes = told.map(({ id, sentAt, products, configurations }) => ({
      enquiryId: id,
      sentAt,
      products: products.map(({ name }) => name),
      configurations: configurations.flatMap((configuration) => {
        const basePence = prices.next().value?.basePence ?? null;
        const change = byId.get(configuration.productId);
        return change ? [this.priced(configuration, change, basePence)] : [];
      }),
    }));
    return { quoteCount: concerned.length, quotes };
  }

  /** The newest first. */
  private async concernedBy(changes: readonly PriceChange[]): Promise<Concerned[]> {
    const requests = await rowsOf(this.database, quoteEffectQueries.open);
    const read = requests.map(({ message, ...request }) => ({ ...request, message, codes: codesIn(message) }));
    const codes = [...new Set(read.flatMap((request) => request.codes))];
    const values = [codes, changes.map(({ id }) => id)];
    const known = await rowsOf(this.database, quoteEffectQueries.configurations, values);
    const byCode = new Map(known.map((configuration) => [configuration.code, configuration]));
    const namedIn = productFinder(changes);
    const byId = new Map(changes.map((change) => [change.id, change]));
    return read.flatMap(({ id, sentAt, message, codes: written }) => {
      const configurations = written.flatMap((code) => byCode.get(code) ?? []);
      const coded = configurations.flatMap(({ productId }) => byId.get(productId) ?? []);
      const products = [...new Set([...namedIn(message), ...coded])];
      return products.length > 0 ? [{ id, sentAt, products, configurations }] : [];
    });
  }

  private priced(
    { code, width, height, material }: Configuration,
    { name, before, after }: PriceChange,
    thenPence: Pence | null,
  ): QuotedConfiguration {
    const priceAt = (stored: Pence) =>
      this.policy.unitPricePence({
        basePence: withTax(stored, this.policy.taxIncludedPercent),
        size: { width, height },
        material,
      });
    return {
      ...{ code: shownCode(code), name, width, height, material },
      thenPence: thenPence === null ? null : priceAt(thenPence),
      beforePence: priceAt(before.basePence),
      afterPence: priceAt(after.basePence),
    };
  }
}
