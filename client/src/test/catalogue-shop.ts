import { ApolloLink, Observable } from "@apollo/client";
import { buildSchema, graphql, print } from "graphql";
import sdl from "../../../schema.graphql?raw";
import { ShopUnreachable } from "../lib/shop-failure";

const schema = buildSchema(sdl);

/** The most that one page holds: few, for each card takes its time to render. */
const LARGEST_PAGE = 4;

type Page = { category?: string; first: number; after?: string };

const CATEGORIES = ["Blinds", "Shutters", "Outdoor Blinds", "Pergolas", "Sale"].map((name, position) => ({
  id: `c${position}`,
  slug: name.toLowerCase().replace(" ", "-"),
  name,
  description: `All of our ${name.toLowerCase()}.`,
  tagline: `About ${name.toLowerCase()}`,
  picture: null,
}));

const SHOP = {
  name: "Measured Blind Co.",
  phone: "020 7946 0123",
  whatsApp: "07700 900123",
  email: "hello@measured.example",
  hours: [{ days: "Mon–Fri", opens: "9am", closes: "6pm" }],
  returnDays: 30,
  saleUpToPercent: 50,
  fittedFromPence: 5000,
  quoteDays: 30,
  blindWarrantyYears: { from: 2, to: 5 },
  longestWarrantyYears: 10,
  childSafetyStandard: "EN13120",
};

/** A product as the shop answers it. */
export const aProduct = (change: Record<string, unknown> = {}) => ({
  id: "p1",
  slug: "wooden-blinds",
  name: "Wooden Blinds",
  family: "wooden",
  variant: null,
  basePricePence: 8400,
  fromPricePence: 8400,
  wasPricePence: null,
  wasFromPricePence: null,
  isNew: false,
  isBestSeller: false,
  rating: null,
  reviewCount: 0,
  colors: [{ name: "Oak", label: "Oak", filter: "brown", hex: "#b98754" }],
  picture: { id: "study", alt: "A study", width: 1200, height: 900, widths: [480, 1200], color: "#cec6b9" },
  ...change,
});

/** A shop whose categories all list the same products, answered through the real schema. */
export class CatalogueShop {
  /** While it can't be reached every call fails. */
  isReachable = true;

  constructor(private readonly products: readonly object[] = [aProduct()]) {}

  /** A shop with this many products, called "Blind 1" and so on. */
  static withProducts(count: number): CatalogueShop {
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    return new CatalogueShop(numbers.map((n) => aProduct({ id: `p${n}`, slug: `blind-${n}`, name: `Blind ${n}` })));
  }

  readonly link = new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        if (!this.isReachable) return observer.error(new ShopUnreachable(undefined));
        void graphql({ schema, source: print(query), variableValues: variables, rootValue: this.#root }).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
        );
      }),
  );

  readonly #root = {
    shop: SHOP,
    categories: CATEGORIES,
    category: ({ slug }: { slug: string }) => CATEGORIES.find((category) => category.slug === slug) ?? null,
    products: (page: Page) => this.#page(page),
    cart: { count: 0, lines: [], totals: null, checkoutTotals: null },
  };

  #page({ first, after }: Page) {
    const start = after === undefined ? 0 : Number(after);
    const end = start + Math.min(first, LARGEST_PAGE);
    return {
      totalCount: this.products.length,
      edges: this.products.slice(start, end).map((node, index) => ({ cursor: String(start + index + 1), node })),
      pageInfo: { endCursor: String(end), hasNextPage: end < this.products.length },
    };
  }
}
