import { use } from "react";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { paths } from "../../lib/paths";
import { breadcrumbList } from "../../lib/structured-data/breadcrumbs";
import { product as productThing } from "../../lib/structured-data/product";
import { socialPicture } from "../../ui/page/site-context";
import { StructuredData } from "../../ui/page/StructuredData";
import { PicturesUrl } from "../../ui/picture-url";

const PRODUCT = graphql(`
  fragment ProductData_product on Product {
    slug
    name
    shortDescription
    fromPricePence
    wasFromPricePence
    warrantyYears
    leadTimeDays
    rating
    reviewCount
    ratingIsSample
    category {
      slug
      name
    }
    colors {
      name
    }
    materials {
      name
    }
    pictures {
      id
      file
      alt
      width
      height
      widths
    }
  }
`);

const SHOP = graphql(`
  fragment ProductData_shop on Shop {
    name
    pricePolicy
    vatNumber
    deliveryPence
    freeDeliveryFromPence
    standardDeliveryDays {
      from
      to
    }
  }
`);

type ProductDataProps = { product: FragmentType<typeof PRODUCT>; shop: FragmentType<typeof SHOP> };

/** Structured data of the product and its breadcrumbs. */
export function ProductData({ product: productRef, shop: shopRef }: ProductDataProps) {
  const product = useFragmentData(PRODUCT, productRef);
  const shop = useFragmentData(SHOP, shopRef);
  const picturesUrl = use(PicturesUrl);
  const { category, colors, materials, pictures } = product;
  const offered = {
    ...product,
    description: product.shortDescription,
    category: category.name,
    colors: colors.map(({ name }) => name),
    materials: materials.map(({ name }) => name),
    pictures: pictures.map((picture) => socialPicture(picture, picturesUrl).url),
  };
  const seller = { ...shop, chargesVat: shop.pricePolicy === "UK" && shop.vatNumber !== null };
  const trail = [
    { label: "Home", to: paths.home.href() },
    { label: category.name, to: paths.category.href(category.slug) },
  ];
  return (
    <StructuredData
      of={(absolute) => [productThing(offered, seller, absolute), breadcrumbList(trail, product.name, absolute)]}
    />
  );
}
