import type { GraphQLError } from "graphql";
import type { MaterialLimits } from "@rules/material-limits";
import { measureOf } from "@rules/options/measured-options";
import { optionLabel } from "@rules/options/option-label";
import type { PublishedRules } from "@rules/published-rules";
import type {
  AddToCartInput,
  CartLineInput,
  ChangeCartLineInput,
  KeepWindowOptionInput,
  PricePolicy,
  WriteReviewInput,
} from "../gql/graphql";
import { NOTHING_CHOSEN } from "./cart-choices";
import { schemaLink } from "./schema-link";
import { FACTS } from "./shell-shop";

export const aPicture = (id: string, shown: { tintBase?: string; shownColor?: string } = {}) => ({
  id,
  file: id,
  alt: `The ${id}`,
  width: 1200,
  height: 900,
  widths: [480],
  color: "#cec6b9",
  placeholder: "",
  tintBase: null,
  shownColor: null,
  ...shown,
});

const REVIEWS = Array.from({ length: 8 }, (_, index) => ({
  id: `r${index + 1}`,
  rating: index < 6 ? 5 : 4,
  comment: `Comment ${index + 1}`,
  userName: `Catherine B${index + 1}.`,
  userLocation: "Ludlow",
  userPhotoUrl: null,
  reviewDate: "2026-10-11",
  isSample: index > 0,
  isBoughtHere: false,
  answer: null,
}));

type Page = { first: number; after?: string };
type Addition = { input: AddToCartInput & { idempotencyKey: string } };

/** A page of reviews; a cursor is the number of reviews before it. */
function reviewPage(reviews: typeof REVIEWS, { first, after }: Page) {
  const start = Number(after ?? 0);
  const end = start + first;
  return {
    totalCount: reviews.length,
    ratingIsSample: false,
    ratingCounts: [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      count: reviews.filter((review) => review.rating === rating).length,
    })),
    edges: reviews.slice(start, end).map((node, index) => ({ cursor: `${start + index + 1}`, node })),
    pageInfo: { endCursor: `${Math.min(end, reviews.length)}`, hasNextPage: end < reviews.length },
  };
}

type Material = { name: string; label: string; note: string; surface: string; filter: string } & MaterialLimits;

/** An option whose first value is the default. */
/** An option with labels as the API gives them. */
export const anOption = (name: string, defaultValue: string, ...others: string[]) => ({
  ...{ name, label: optionLabel(name), defaultValue, measure: measureOf(name)?.question ?? null },
  values: [defaultValue, ...others].map((value) => ({ name: value, label: optionLabel(value) })),
});

const WOODEN_BLINDS = {
  id: "1",
  slug: "wooden-blinds",
  name: "Wooden Blinds",
  family: "WOODEN",
  variant: null as string | null,
  category: { id: "c1", slug: "blinds", name: "Blinds" },
  shortDescription: "Slats and tapes.",
  seo: { title: "Wooden Blinds made to measure", description: "Slats and tapes. Made to measure." },
  description: "Slats of lime wood.\n\nTapes of linen.",
  basePricePence: 8400,
  fromPricePence: 8400,
  fromPrice: { width: 35.4331, height: 47.2441, pricePence: 8400 },
  examplePrice: { width: 47.2441, height: 55.1181, pricePence: 17_160 },
  wasPricePence: null,
  wasPriceChargedFrom: null as string | null,
  wasPriceChargedTo: null as string | null,
  wasFromPricePence: null as number | null,
  deliveryNote: null as string | null,
  isNew: false,
  isBestSeller: true,
  rating: 4.75,
  reviewCount: 8,
  ratingIsSample: false,
  minWidth: 12,
  maxWidth: 96,
  minHeight: 12,
  maxHeight: 96,
  maxArea: null,
  minWidthBeyondHeight: null,
  warrantyYears: 5,
  leadTimeDays: 14,
  features: ["ENERGY_EFFICIENT"],
  colors: [
    { name: "Oak", label: "Oak", hex: "#b07d4b", description: "Medium, warm golden brown" },
    { name: "Light Grey", label: "Light Grey", hex: "#c3c5c0", description: "Light, neutral grey" },
  ],
  materials: [
    { name: "Premium Wood", label: "Premium Wood", note: "Warm grain", surface: "wood grain", filter: "wood" },
    { name: "Hardwood", label: "Hardwood", note: "Stiff", surface: "wood grain", filter: "wood" },
  ] as Material[],
  options: [
    anOption("fit", "recess", "exact"),
    anOption("fixing", "top", "face"),
    anOption("control", "wand", "cord"),
    anOption("control side", "left", "right"),
  ],
  specifications: [{ name: "Slat", value: "50 mm" }],
  cordWarning: null as string | null,
  publishedRules: null as PublishedRules | null,
  imageUrl: "/images/study-480.webp",
  picture: aPicture("study"),
  pictures: [aPicture("study"), aPicture("bay"), aPicture("detail")],
  related: [],
};

const NO_TOTALS = {
  subtotalPence: 0,
  discountPence: 0,
  deliveryPence: 0,
  taxPence: 0,
  includedTaxPence: null,
  totalPence: 0,
  toFreeDeliveryPence: 0,
};
const CART = {
  ...NOTHING_CHOSEN,
  ...{ id: "cart", version: 1, count: 0, lines: [], promotion: null, promotionNotice: null },
  ...{ totals: NO_TOTALS, checkoutTotals: NO_TOTALS },
};

const LINE = {
  ...{ quantity: 1, material: "Premium Wood", color: "Oak", customizations: [], choices: [], picture: null },
  ...{ isHeld: false, unitPricePence: 8400, totalPence: 8400 },
};

/** A fake server with one product, the wooden blinds. It executes operations with the real schema. */
export class ProductShop {
  /** Lines of the additions to the cart. */
  readonly added: CartLineInput[] = [];
  /** Changes of lines of the cart. */
  readonly changed: ChangeCartLineInput[] = [];
  /** Idempotency keys of all attempts to add to the cart. */
  readonly additionKeys: string[] = [];
  /** Errors for the next attempts. */
  readonly addRefusals: GraphQLError[] = [];
  /** Responses to these attempts wait for this promise. */
  hold: Promise<void> | undefined;
  /** What was kept as an option for a window. */
  readonly kept: KeepWindowOptionInput[] = [];
  /** Errors for the next attempts to keep one. */
  readonly keepRefusals: GraphQLError[] = [];
  /** Lines of the cart, with `product` as the product itself. */
  readonly cartLines: { id: string; width: number; height: number }[] = [];
  /** Reviews received. */
  readonly reviewed: WriteReviewInput[] = [];
  /** Error for the next review. */
  reviewRefusal: GraphQLError | undefined;
  /** Error for queries of the product. */
  productRefusal: GraphQLError | undefined;

  constructor(
    private readonly change: Partial<Record<"reviews", []>> &
      Partial<
        Pick<
          typeof WOODEN_BLINDS,
          | "pictures"
          | "leadTimeDays"
          | "family"
          | "variant"
          | "features"
          | "materials"
          | "fromPricePence"
          | "wasFromPricePence"
          | "wasPriceChargedFrom"
          | "wasPriceChargedTo"
          | "cordWarning"
          | "publishedRules"
          | "options"
          | "specifications"
        >
      > = {},
    private readonly pricePolicy: PricePolicy = "CONSISTENT",
  ) {}

  /** The advertised promotion. */
  promotion: { code: string; percent: number; minimumWindows: number } | null = null;

  readonly link = schemaLink({
    shop: () => ({ ...FACTS, pricePolicy: this.pricePolicy, promotion: this.promotion }),
    product: ({ slug }: { slug: string }) => {
      if (this.productRefusal) throw this.productRefusal;
      return slug === WOODEN_BLINDS.slug ? this.#product() : null;
    },
    cart: () => ({ ...CART, lines: this.cartLines.map((line) => ({ ...LINE, ...line, product: this.#product() })) }),
    addToCart: (addition: Addition) => this.#add(addition),
    changeCartLine: ({ input }: { input: ChangeCartLineInput }) => {
      const refusal = this.addRefusals.shift();
      if (refusal) throw refusal;
      this.changed.push({ ...input });
      return { cart: CART };
    },
    keepWindowOption: ({ input }: { input: KeepWindowOptionInput }) => {
      const refusal = this.keepRefusals.shift();
      if (refusal) throw refusal;
      this.kept.push({ ...input, customizations: input.customizations?.map((each) => ({ ...each })) });
      return { window: { id: input.windowKey, optionsVersion: this.kept.length } };
    },
    writeReview: ({ input }: { input: WriteReviewInput }) => {
      const refusal = this.reviewRefusal;
      this.reviewRefusal = undefined;
      if (refusal) throw refusal;
      this.reviewed.push({ ...input });
      return { isPublished: false };
    },
  });

  async #add({ input: { idempotencyKey, lines } }: Addition) {
    this.additionKeys.push(idempotencyKey);
    await this.hold;
    const refusal = this.addRefusals.shift();
    if (refusal) throw refusal;
    this.added.push(...lines.map((line) => ({ ...line })));
    return { cart: CART };
  }

  #product() {
    const { reviews = REVIEWS, ...change } = this.change;
    return {
      ...WOODEN_BLINDS,
      ...change,
      reviewCount: reviews.length,
      rating: reviews.length === 0 ? null : WOODEN_BLINDS.rating,
      reviews: (page: Page) => reviewPage(reviews, page),
    };
  }
}
