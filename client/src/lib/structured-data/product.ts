import type { Product } from "schema-dts";
import { drawingPicturePath, paths } from "../paths";
import type { Absolute } from "./json-ld";
import { pounds } from "./pounds";
import { shippingDetails, type Delivery } from "./shipping-details";

type Offered = {
  slug: string;
  name: string;
  description: string;
  category: string;
  /** Paths or whole URLs, the first one first; its drawing is shown without any. */
  pictures: readonly string[];
  colors: readonly string[];
  materials: readonly string[];
  fromPricePence: number;
  /** Null where it is not reduced. */
  wasFromPricePence: number | null;
  warrantyYears: number | null;
  leadTimeDays: number;
  /** Null without reviews. */
  rating: number | null;
  reviewCount: number;
  ratingIsSample: boolean;
};
type Seller = Delivery & {
  name: string;
  /** Whether prices are said to include VAT. */
  chargesVat: boolean;
};

const unitPrice = (pence: number) =>
  ({ "@type": "UnitPriceSpecification", price: pounds(pence), priceCurrency: "GBP" }) as const;

/** The price with its tax, and the one before a reduction. */
function priceSpecifications({ fromPricePence, wasFromPricePence }: Offered, { chargesVat }: Seller) {
  return [
    ...(chargesVat ? [{ ...unitPrice(fromPricePence), valueAddedTaxIncluded: true }] : []),
    ...(wasFromPricePence === null
      ? []
      : [{ ...unitPrice(wasFromPricePence), priceType: "https://schema.org/StrikethroughPrice" as const }]),
  ];
}

/** A product with its lowest price, which its page shows, and its customers' rating: samples are not for search engines. */
export function product(offered: Offered, seller: Seller, absolute: Absolute) {
  const url = absolute(paths.product.href(offered.slug));
  const prices = priceSpecifications(offered, seller);
  const pictures = offered.pictures.length > 0 ? offered.pictures : [drawingPicturePath(offered.slug)];
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: offered.name,
    description: offered.description,
    url,
    sku: offered.slug,
    category: offered.category,
    brand: { "@type": "Brand", name: seller.name },
    image: pictures.map(absolute),
    color: offered.colors.join("/"),
    material: offered.materials.join("/"),
    ...(offered.rating !== null &&
      !offered.ratingIsSample && {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: offered.rating,
          reviewCount: offered.reviewCount,
        },
      }),
    offers: {
      "@type": "Offer",
      url,
      price: pounds(offered.fromPricePence),
      priceCurrency: "GBP",
      ...(prices.length > 0 && { priceSpecification: prices }),
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@type": "Organization", name: seller.name, url: absolute(paths.home.href()) },
      shippingDetails: shippingDetails(offered, seller),
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: "GB",
        // Made to measure, so no returns for a change of mind. Faulty goods are returned free of charge.
        returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
        itemDefectReturnFees: "https://schema.org/FreeReturn",
        merchantReturnLink: absolute(`${paths.terms.href()}#returns`),
      },
      ...(offered.warrantyYears !== null && {
        warranty: {
          "@type": "WarrantyPromise",
          durationOfWarranty: { "@type": "QuantitativeValue", value: offered.warrantyYears, unitCode: "ANN" },
        },
      }),
    },
  } satisfies Product;
}
