import { ApolloLink, Observable } from "@apollo/client";
import { GraphQLError } from "graphql";
import { firstValueFrom, throwError } from "rxjs";
import { guideFigures } from "@rules/guide-figures";
import { ShopUnreachable } from "../lib/shop-failure";
import { schemaLink } from "./schema-link";

const CATEGORIES = ["Blinds", "Shutters", "Decorative Styles", "Outdoor Blinds", "Pergolas", "Sale"].map(
  (name, position) => ({ id: `c${position}`, slug: name.toLowerCase().replace(" ", "-"), name }),
);

/** The fields of the shop profile. */
export const FACTS = {
  name: "Measured Blind Co.",
  description: "Made-to-measure blinds, shutters and curtains from a family-run team. We measure, make and fit.",
  phone: "020 7946 0123",
  whatsApp: "07700 900123",
  email: "hello@measured.example",
  hours: [{ days: "Mon–Fri", opens: "9am", closes: "6pm" }],
  closedDays: [],
  notice: null,
  questions: [],
  builtInQuestions: [],
  socialProfiles: [{ name: "Instagram", url: "https://measured.example/instagram" }],
  pricePolicy: "CONSISTENT",
  deliveryPence: 2999,
  freeDeliveryFromPence: 49_900,
  maxQuantity: 99,
  returnDays: 30,
  saleUpToPercent: 50,
  fittedFromPence: 5000,
  financeFromPence: 50_000,
  quoteDays: 30,
  standardDeliveryDays: { from: 5, to: 7 },
  expressDeliveryDays: { from: 2, to: 3 },
  installationMinutes: 30,
  fittingWeeks: { from: 2, to: 3 },
  yearsInTrade: 15,
  happyCustomers: 1000,
  starRating: 5,
  isFamilyRun: true,
  hadWinterSale: true,
  showsSamples: true,
  blindWarrantyYears: { from: 2, to: 5 },
  longestWarrantyYears: 10,
  childSafetyStandard: "EN13120",
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

type Promotion = { name: string; code: string; percent: number; minimumWindows: number; endsAt?: string };
type MadeProduct = { slug: string; name: string; category: string; materials: string[]; colors: object[] };

/** A product as the API returns it. */
const product = ({ slug, name, category, materials, colors }: MadeProduct) => ({
  id: slug,
  slug,
  name,
  category,
  family: "WOODEN",
  variant: null,
  fromPricePence: 8400,
  deliveryNote: null,
  fromPrice: { width: 35.4331, height: 47.2441, pricePence: 8400 },
  examplePrice: { width: 47.2441, height: 55.1181, pricePence: 17_160 },
  minWidth: 12,
  maxWidth: 96,
  minHeight: 12,
  maxHeight: 96,
  materials: materials.map((material) => ({ name: material })),
  colors,
  picture: {
    id: slug,
    file: slug,
    alt: name,
    width: 1200,
    height: 900,
    widths: [480],
    color: "#cec6b9",
    placeholder: "",
  },
});

const WHITE = { name: "White", label: "White", filter: "white", hex: "#f4f2ec" };
const NATURAL = { name: "Natural Wood", label: "Natural Wood", filter: "tan", hex: "#d8b483" };
const NAVY = { name: "Navy", label: "Navy", filter: "custom", hex: "#2f3d52" };

const PRODUCTS = [
  product({
    slug: "wooden-blinds",
    name: "Wooden Blinds",
    category: "blinds",
    materials: ["Premium Wood", "Faux Wood"],
    colors: [WHITE, NATURAL],
  }),
  product({
    slug: "wooden-shutters",
    name: "Wooden Shutters",
    category: "shutters",
    materials: ["Premium Wood", "MDF"],
    colors: [WHITE],
  }),
  product({
    slug: "wave-curtains",
    name: "Wave Curtains",
    category: "decorative-styles",
    materials: ["Blackout Fabric"],
    colors: [NAVY],
  }),
];

/** A fake server for header and footer. It executes operations with the real schema. */
export class ShellShop {
  /** Operations received, with the first value of their variables, as "Suggestions bl". */
  readonly asked: string[] = [];
  /** The current promotion. */
  promotion: Promotion | null = { name: "Summer offer", code: "SUMMER25", percent: 10, minimumWindows: 1 };
  /** What the banner announces. */
  notice: { text: string; path: string | null } | null = null;
  /** Questions that staff have published. */
  questions: { anchor: string; category: string; question: string; answer: string }[] = [];
  /** How the questions that come with the shop are placed. */
  builtInQuestions: { anchor: string; isShown: boolean }[] = [];
  /** Firms that handle personal data for the shop. */
  processors: { name: string; purpose: string; place: string }[] = [];
  /** Operations that fail, with the server's error code; undefined is a network failure. */
  readonly failures = new Map<string, string | undefined>();
  /** Promises that responses wait for, by the first variable of their operation. */
  readonly delays = new Map<string, Promise<void>>();

  readonly link = new ApolloLink(({ operationName, variables, ...operation }, forward) => {
    const [first = ""] = Object.values(Object(variables["input"] ?? variables)).map(String);
    this.asked.push(`${operationName} ${first}`.trim());
    if (this.failures.has(operationName ?? "")) return this.#refusal(operationName ?? "");
    const answer = firstValueFrom(forward({ operationName, variables, ...operation }));
    return new Observable((observer) => {
      void (this.delays.get(first) ?? Promise.resolve())
        .then(async () => observer.next(await answer))
        .then(() => observer.complete());
    });
  }).concat(
    schemaLink({
      shop: () => ({
        ...FACTS,
        notice: this.notice,
        questions: this.questions,
        builtInQuestions: this.builtInQuestions,
        promotion: this.promotion,
        processors: this.processors,
      }),
      categories: CATEGORIES,
      cart: { count: 0, version: 0, lines: [], totals: null, checkoutTotals: null },
      suggestions: ({ query }: { query: string }) =>
        PRODUCTS.filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase())),
      products: ({ filter }: { filter: { category: string } }) => ({
        nodes: PRODUCTS.filter(({ category }) => category === filter.category),
      }),
      subscribe: {},
      confirmSubscription: {},
      unsubscribe: {},
    }),
  );

  #refusal(operation: string) {
    const code = this.failures.get(operation);
    if (code === undefined) return throwError(() => new ShopUnreachable(undefined));
    const error = new GraphQLError("The shop refused.", { extensions: { code } });
    return new Observable<ApolloLink.Result>((observer) => {
      observer.next({ errors: [error], data: null });
      observer.complete();
    });
  }
}
