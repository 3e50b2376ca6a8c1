import { ApolloLink, Observable } from "@apollo/client";
import { buildSchema, graphql, print } from "graphql";
import { guideFigures } from "@rules/guide-figures";
import sdl from "../../../schema.graphql?raw";
import type { ProductFilter, ProductSort } from "../gql/graphql";
import { enumName } from "../lib/enum-names";
import { PRODUCTS_PER_PAGE } from "../lib/product-pages";
import { ShopUnreachable } from "../lib/shop-failure";

const schema = buildSchema(sdl);

/** Products per page: few, because each card takes time to render. */
const LARGEST_PAGE = 4;

type Page = { category?: string; filter?: ProductFilter; sort: ProductSort; first: number; after?: string };

/** Facets of the products, and the values that have counts. */
const FACETS = {
  families: ["roller", "roman"],
  materials: ["wood", "fabric"],
  colors: ["white", "gray"],
  rooms: ["bedroom", "office"],
  features: ["blackout", "motorized"],
  easyToOperate: ["motor", "wand"],
} as const;
type Facet = keyof typeof FACETS;
/** The fields of a product that lists are filtered by. */
type Listed = { name: string; basePricePence: number; carries?: Partial<Record<Facet, readonly string[]>> };

const CATEGORIES = ["Blinds", "Shutters", "Outdoor Blinds", "Pergolas", "Sale"].map((name, position) => ({
  id: `c${position}`,
  slug: name.toLowerCase().replace(" ", "-"),
  name,
  description: `All of our ${name.toLowerCase()}.`,
  tagline: `About ${name.toLowerCase()}`,
  seo: { title: `${name}: made to measure`, description: `All of our ${name.toLowerCase()}, made to measure.` },
  picture: null,
}));

const SHOP = {
  name: "Measured Blind Co.",
  description: "Made-to-measure blinds, shutters and curtains from a family-run team. We measure, make and fit.",
  phone: "020 7946 0123",
  whatsApp: "07700 900123",
  email: "hello@measured.example",
  socialProfiles: [{ name: "Instagram", url: "https://measured.example/instagram" }],
  hours: [{ days: "Mon–Fri", opens: "9am", closes: "6pm" }],
  pricePolicy: "CONSISTENT",
  returnDays: 30,
  saleUpToPercent: 50,
  fittedFromPence: 5000,
  quoteDays: 30,
  blindWarrantyYears: { from: 2, to: 5 },
  longestWarrantyYears: 10,
  childSafetyStandard: "EN13120",
  deliveryPence: 2999,
  freeDeliveryFromPence: 49_900,
  standardDeliveryDays: { from: 5, to: 7 },
  expressDeliveryDays: { from: 2, to: 3 },
  installationMinutes: 30,
  financeFromPence: 50_000,
  fittingWeeks: { from: 2, to: 3 },
  yearsInTrade: 15,
  happyCustomers: 1000,
  starRating: 5,
  isFamilyRun: true,
  hadWinterSale: true,
  showsSamples: true,
  maxQuantity: 99,
  depositPercent: 50,
  cancelDays: 14,
  reportDays: 7,
  workmanshipMonths: 12,
  guideFigures: guideFigures({}),
  films: [],
  traderLines: [],
  picturesUrl: null,
  taxIncludedPercent: 0,
  deliveryNote: null,
  legalName: null,
  companyNumber: null,
  vatNumber: null,
  address: null,
  complaintsEmail: null,
  registers: [],
  processors: [],
  icoNumber: null,
};

/** A product as the API returns it. */
export const aProduct = (change: Record<string, unknown> & { carries?: Listed["carries"] } = {}) => ({
  id: "p1",
  slug: "wooden-blinds",
  name: "Wooden Blinds",
  family: "WOODEN",
  variant: null,
  basePricePence: 8400,
  fromPricePence: 8400,
  fromPrice: { width: 35.4331, height: 47.2441, pricePence: 8400 },
  examplePrice: { width: 47.2441, height: 55.1181, pricePence: 17_160 },
  wasPricePence: null,
  wasPriceChargedFrom: null,
  wasPriceChargedTo: null,
  wasFromPricePence: null,
  deliveryNote: null as string | null,
  isNew: false,
  isBestSeller: false,
  rating: null,
  reviewCount: 0,
  ratingIsSample: false,
  colors: [{ name: "Oak", label: "Oak", filter: "brown", hex: "#b98754" }],
  picture: {
    id: "study",
    file: "study",
    alt: "A study",
    width: 1200,
    height: 900,
    widths: [480, 1200],
    color: "#cec6b9",
    placeholder: "data:,",
  },
  ...change,
});

/** A fake server whose categories all list the same products. It executes operations with the real schema. */
export class CatalogueShop {
  /** False makes every operation fail with a network failure. */
  isReachable = true;

  /** Arguments of the lists requested, in order. */
  readonly asked: Page[] = [];
  /** Responses wait for this promise. */
  hold: Promise<void> | undefined;
  /** In the order of the menu. */
  categories: readonly (Omit<(typeof CATEGORIES)[number], "picture"> & { picture: object | null })[] = CATEGORIES;
  /** Lowest price of a list in pence. */
  leastPricePence = 4500;

  constructor(private readonly products: readonly Listed[] = [aProduct()]) {}

  /** Has this many products, named "Blind 1" and so on. */
  static withProducts(count: number): CatalogueShop {
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    return CatalogueShop.with(numbers.map((n) => ({ name: `Blind ${n}` })));
  }

  /** Has these products, each with its own id and slug. */
  static with(changes: readonly Parameters<typeof aProduct>[0][]): CatalogueShop {
    return new CatalogueShop(
      changes.map((change, index) => aProduct({ id: `p${index + 1}`, slug: `blind-${index + 1}`, ...change })),
    );
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
    categories: () => this.categories,
    category: ({ slug }: { slug: string }) => CATEGORIES.find((category) => category.slug === slug) ?? null,
    products: (page: Page) => this.#page(page),
    cart: { count: 0, lines: [], totals: null, checkoutTotals: null },
  };

  async #page(page: Page) {
    this.asked.push(structuredClone(page));
    await this.hold;
    const { first, after, filter = {}, sort } = page;
    const products = this.products.filter((product) => fits(product, filter));
    if (sort === "PRICE_UP") products.sort((one, other) => one.basePricePence - other.basePricePence);
    const start = after === undefined ? 0 : Number(after);
    const end = start + Math.ceil(first / PRODUCTS_PER_PAGE) * LARGEST_PAGE;
    return {
      totalCount: products.length,
      edges: products.slice(start, end).map((node, index) => ({ cursor: String(start + index + 1), node })),
      pageInfo: { endCursor: String(end), hasNextPage: end < products.length },
      facets: {
        priceMinPence: this.leastPricePence,
        ...Object.fromEntries(
          Object.entries(FACETS).map(([facet, ids]) => [
            facet,
            ids.map((id) => this.#count(facet as Facet, id, filter)),
          ]),
        ),
      },
    };
  }

  #count(facet: Facet, id: string, filter: ProductFilter) {
    const value = valueOf(facet, id);
    const narrowed = { ...filter, [facet]: [value] };
    return { value, label: id, count: this.products.filter((product) => fits(product, narrowed)).length };
  }
}

/** What the filter takes for an id: kinds, rooms and features are enums. */
const valueOf = (facet: Facet, id: string) => (facet === "materials" || facet === "colors" ? id : enumName(id));

function fits(product: Listed, filter: ProductFilter): boolean {
  const { text, priceMinPence, priceMaxPence } = filter;
  const hasValues = (Object.keys(FACETS) as Facet[]).every((facet) => {
    const wanted = filter[facet] ?? [];
    return (
      wanted.length === 0 || wanted.some((id) => product.carries?.[facet]?.some((own) => valueOf(facet, own) === id))
    );
  });
  return (
    hasValues &&
    product.name.toLowerCase().includes((text ?? "").toLowerCase()) &&
    product.basePricePence >= (priceMinPence ?? 0) &&
    product.basePricePence <= (priceMaxPence ?? Infinity)
  );
}
