import type { ProductQuery } from "../gql/graphql";

type Product = NonNullable<ProductQuery["product"]>;

type Picture = Product["pictures"][number];

/** A picture of a product as the API gives it, with `changes`. */
export const aPicture = (changes: Partial<Picture> = {}): Picture => ({
  id: "living",
  path: "/images/roller_living-800.webp",
  alt: "A roller blind in a living room",
  ...{
    width: 1200,
    height: 900,
    focusX: 50,
    focusY: 50,
    shownColor: null,
    isTintable: false,
    isPublished: true,
    productCount: 1,
  },
  ...changes,
});

/** A product as the API gives it, with `changes`. */
export const aProduct = (changes: Partial<Product> = {}): Product => ({
  id: "rollers",
  version: 3,
  saleState: "ON_SALE",
  onSaleFrom: null,
  draftVersion: 0,
  draft: null,
  slug: "roller-blinds",
  name: "Roller Blinds",
  categoryName: "Blinds",
  position: 0,
  basePricePence: 5000,
  wasPricePence: 9000,
  fromPricePence: 5000,
  wasPriceProvenUntil: null,
  shortDescription: "A flat piece of cloth.",
  description: "One.\n\nTwo.",
  material: "fabric",
  materials: ["Blackout Fabric", "PVC"],
  colors: ["White", "Cream", "Navy"],
  rooms: ["bedroom"],
  features: ["blackout"],
  pictures: [aPicture(), aPicture({ id: "cloth", alt: "The cloth of a roller blind", productCount: 3 })],
  options: [
    { name: "fit", defaultValue: "recess", values: ["recess", "exact"] },
    { name: "side", defaultValue: "left", values: ["left", "right"] },
  ],
  minWidth: 12,
  maxWidth: 118,
  minHeight: 12,
  maxHeight: 118,
  maxArea: null,
  minWidthBeyondHeight: null,
  warrantyYears: 2,
  leadTimeDays: 14,
  isNew: false,
  isBestSeller: true,
  specifications: [{ name: "Control", value: "Side chain" }],
  seo: { title: "Roller Blinds made to measure from £50", description: "A flat piece of cloth." },
  chosenRelated: [],
  related: [{ id: "romans", name: "Roman Blinds" }],
  versions: [],
  audit: [],
  ...changes,
});
