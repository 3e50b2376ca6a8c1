import type { AddToCartInput } from "../gql/graphql";
import { schemaLink } from "./schema-link";

const aPicture = (id: string) => ({ id, alt: `The ${id}`, width: 1200, height: 900, widths: [480], color: "#cec6b9" });

const WOODEN_BLINDS = {
  id: "1",
  slug: "wooden-blinds",
  name: "Wooden Blinds",
  family: "wooden",
  variant: null,
  category: { id: "c1", slug: "blinds", name: "Blinds" },
  shortDescription: "Slats and tapes.",
  description: "Slats of lime wood.\n\nTapes of linen.",
  basePricePence: 8400,
  fromPricePence: 8400,
  wasPricePence: null,
  wasFromPricePence: null,
  isNew: false,
  isBestSeller: true,
  rating: 4.75,
  reviewCount: 8,
  minWidth: 12,
  maxWidth: 96,
  minHeight: 12,
  maxHeight: 96,
  maxArea: null,
  minWidthBeyondHeight: null,
  warrantyYears: 5,
  leadTimeDays: 14,
  colors: [
    { name: "Oak", label: "Oak", hex: "#b07d4b" },
    { name: "Light Grey", label: "Light Grey", hex: "#c3c5c0" },
  ],
  materials: [
    { name: "Premium Wood", label: "Premium Wood", note: "Warm grain" },
    { name: "Hardwood", label: "Hardwood", note: "Stiff" },
  ],
  specifications: [{ name: "Slat", value: "50 mm" }],
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
  totalPence: 0,
  toFreeDeliveryPence: 0,
};
const CART = { count: 0, lines: [], totals: NO_TOTALS, checkoutTotals: NO_TOTALS };

/** A shop with one product, the wooden blinds, answered through the real schema. */
export class ProductShop {
  /** What has been put into the cart. */
  readonly added: AddToCartInput[] = [];

  readonly link = schemaLink({
    shop: { pricePolicy: "CONSISTENT", childSafetyStandard: "EN13120", returnDays: 30 },
    product: ({ slug }: { slug: string }) => (slug === WOODEN_BLINDS.slug ? WOODEN_BLINDS : null),
    cart: CART,
    addToCart: ({ input }: { input: AddToCartInput }) => {
      this.added.push({ ...input });
      return CART;
    },
  });
}
