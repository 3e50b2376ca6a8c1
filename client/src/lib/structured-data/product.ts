import type { Product } from "schema-dts";
import { paths } from "../paths";
import type { Absolute } from "./json-ld";
import { pounds } from "./pounds";
import { shippingDetails, type Delivery } from "./shipping-details";

type Offered = {
  slug: string;
  name: string;
  description: string;
  category: string;
  /** Paths, the first one first. */
  pictures: readonly string[];
  colors: readonly string[];
  materials: readonly string[];
  fromPricePence: number;
  /** Null where it is not reduced. */
  wasFromPricePence: number | null;
  warrantyYears: number;
  leadTimeDays: number;
};
type Seller = Delivery & { name: string };

/**
 * A product with its lowest price, which its page shows. Ratings are left out: those of sample reviews
 * are not for search engines.
 */
export function product(offered: Offered, seller: Seller, absolute: Absolute) {
  const url = absolute(paths.product.href(offered.slug));
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: offered.name,
    description: offered.description,
    url,
    sku: offered.slug,
    category: offered.category,
    brand: { "@type": "Brand", name: seller.name },
    ...(offered.pictures.length > 0 && { image: offered.pictures.map(absolute) }),
    color: offered.colors.join("/"),
    material: offered.materials.join("/"),
    offers: {
      "@type": "Offer",
      url,
      price: pounds(offered.fromPricePence),
      priceCurrency: "GBP",
      ...(offered.wasFromPricePence !== null && {
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          priceType: "https://schema.org/StrikethroughPrice",
          price: pounds(offered.wasFromPricePence),
          priceCurrency: "GBP",
        },
      }),
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
      warranty: {
        "@type": "WarrantyPromise",
        durationOfWarranty: { "@type": "QuantitativeValue", value: offered.warrantyYears, unitCode: "ANN" },
      },
    },
  } satisfies Product;
}
