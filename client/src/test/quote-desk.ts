import type { GraphQLError } from "graphql";
import type {
  AgreeToSharedQuoteInput,
  KeepPriceInput,
  OrderHeldQuoteInput,
  PriceHeldQuoteAnewInput,
  ShareHeldQuoteInput,
} from "../gql/graphql";
import { NOTHING_CHOSEN } from "./cart-choices";
import { schemaLink } from "./schema-link";

const SUMS = {
  ...{ subtotalPence: 41_184, discountPence: 0, deliveryPence: 2_999, taxPence: 3_295, includedTaxPence: null },
  ...{ totalPence: 47_478, toFreeDeliveryPence: 0 },
};

export const QUOTE = {
  ...{ number: "MBQ100001", state: "OPEN", madeAt: "2026-11-26T18:00:00Z", heldUntil: "2026-12-27T00:00:00Z" },
  ...{ email: null, delivery: "STANDARD", fulfilment: "MEASURE_AND_FIT", orderNumber: null as string | null },
  lines: [
    {
      ...{ id: "line", name: "Wooden Blinds", slug: "wooden-blinds", family: "WOODEN", variant: null, quantity: 2 },
      ...{ width: 47.2441, height: 55.1181, material: "Premium Wood", color: "Oak", customizations: [], choices: [] },
      ...{ roomName: "Kitchen", windowName: "left", making: null, unitPricePence: 20_592, totalPence: 41_184 },
      picture: null,
    },
  ],
  promotion: null as { name: string; code: string | null } | null,
  totals: SUMS,
  sharedAt: null as string | null,
  agreement: null as Agreement | null,
};

type Agreement = { name: string; comment: string | null; agreedAt: string };

type RepricedLine = { line: unknown; totalNowPence: number | null; refusal: string | null; notice: string | null };

const emptyCart = {
  ...{ id: "cart", version: 1, count: 0, lines: [], promotion: null, promotionNotice: null, ...NOTHING_CHOSEN },
  ...{ totals: SUMS, checkoutTotals: SUMS },
};

/** A fake server for quotes whose prices are held. It executes operations with the real schema. */
export class QuoteDesk {
  readonly kept: KeepPriceInput[] = [];
  readonly ordered: OrderHeldQuoteInput[] = [];
  readonly pricedAnew: PriceHeldQuoteAnewInput[] = [];
  /** Tokens of the links that were made; the last one works, unless it was ended. */
  readonly tokens: string[] = [];
  readonly agreed: AgreeToSharedQuoteInput[] = [];
  /** Errors for the next changes. */
  readonly refusals: GraphQLError[] = [];
  quotes: (typeof QUOTE)[] = [QUOTE];
  notices: string[] = [];
  /** What has become of each line of a quote that is priced anew. */
  repriced: Partial<RepricedLine>[] = [];
  /** Number of items in the cart, which are of no quote. */
  count = 0;

  readonly link = schemaLink({
    me: null,
    cart: () => ({ ...emptyCart, count: this.count }),
    heldQuotes: () => this.quotes,
    heldQuote: ({ number }: { number: string }) => this.quotes.find((each) => each.number === number) ?? null,
    sharedQuote: ({ token }: { token: string }) => (token === this.tokens.at(-1) ? this.quotes[0] : null),
    shareHeldQuote: ({ input }: { input: ShareHeldQuoteInput }) => {
      this.#refuse();
      this.tokens.push(`${input.number}-link-${this.tokens.length + 1}`);
      return { token: this.tokens.at(-1), heldQuote: QUOTE };
    },
    stopSharingHeldQuote: () => {
      this.#refuse();
      this.tokens.push("ended");
      return { heldQuote: QUOTE };
    },
    agreeToSharedQuote: ({ input }: { input: AgreeToSharedQuoteInput }) => {
      this.agreed.push({ ...input });
      this.#refuse();
      const { name, comment = null } = input;
      return { sharedQuote: { ...this.quotes[0], agreement: { name, comment, agreedAt: "2026-11-27T10:00:00Z" } } };
    },
    keepPrice: ({ input }: { input: KeepPriceInput }) => {
      this.kept.push({ ...input });
      this.#refuse();
      return { heldQuote: QUOTE };
    },
    orderHeldQuote: ({ input }: { input: OrderHeldQuoteInput }) => {
      this.ordered.push({ ...input });
      this.#refuse();
      return { cart: { ...emptyCart, count: 2 }, notices: this.notices };
    },
    priceHeldQuoteAnew: ({ input }: { input: PriceHeldQuoteAnewInput }) => {
      this.pricedAnew.push({ ...input });
      this.#refuse();
      const totals = { ...SUMS, totalPence: 51_000 };
      return {
        heldQuote: { ...QUOTE, number: "MBQ100002", totals },
        lines: this.repriced.map((each) => ({ totalNowPence: null, refusal: null, notice: null, ...each })),
      };
    },
  });

  #refuse(): void {
    const refusal = this.refusals.shift();
    if (refusal) throw refusal;
  }
}
