import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { useRef } from "react";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { Container } from "../../ui/Container";
import { Head } from "../../ui/page/Head";
import { BackToProducts } from "./BackToProducts";
import { ConfiguratorForm } from "./configurator/ConfiguratorForm";
import { DrawingToScale } from "./configurator/DrawingToScale";
import { PurchaseBar } from "./configurator/PurchaseBar";
import { useConfigurator } from "./configurator/useConfigurator";
import { Gallery } from "./gallery/Gallery";
import { ProductColumns } from "./ProductColumns";
import { ProductData } from "./ProductData";
import { ProductHeader } from "./ProductHeader";
import { ProductTabs } from "./ProductTabs";
import { RelatedProducts } from "./RelatedProducts";

const PRODUCT = graphql(`
  fragment ProductView_product on Product {
    id
    slug
    name
    shortDescription
    picture {
      id
      alt
      width
      height
      widths
    }
    category {
      slug
    }
    ...Gallery_product
    ...ProductHeader_product
    ...Configurator_product
    ...ProductTabs_product
    ...RelatedProducts_product
    ...ProductData_product
  }
`);

const SHOP = graphql(`
  fragment ProductView_shop on Shop {
    ...Configurator_shop
    ...ProductData_shop
  }
`);

type ProductViewProps = { product: FragmentType<typeof PRODUCT>; shop: FragmentType<typeof SHOP> };

/** The page of an existing product. */
export function ProductView({ product: productRef, shop: shopRef }: ProductViewProps) {
  const { data: product } = useSuspenseFragment({
    fragment: PRODUCT,
    fragmentName: "ProductView_product",
    from: productRef,
  });
  const { data: shop } = useSuspenseFragment({ fragment: SHOP, fragmentName: "ProductView_shop", from: shopRef });
  const configurator = useConfigurator({ product, shop });
  const addButton = useRef<HTMLButtonElement>(null);
  const { color, configuration } = configurator;
  return (
    <>
      <Head
        title={product.name}
        description={product.shortDescription}
        canonicalPath={paths.product.href(product.slug)}
        picture={product.picture}
      />
      {import.meta.env.SSR && <ProductData product={product} shop={shop} />}
      <Container>
        <BackToProducts category={product.category.slug} />
        <ProductColumns
          gallery={
            <Gallery
              product={product}
              chosen={{
                color: configuration.color,
                colorHex: color?.hex ?? "#ffffff",
                material: configuration.material,
              }}
            />
          }
          drawing={<DrawingToScale configurator={configurator} />}
          header={<ProductHeader product={product} />}
          configurator={<ConfiguratorForm configurator={configurator} addButton={addButton} />}
        />
        <ProductTabs product={product} />
        <RelatedProducts product={product} />
      </Container>
      <PurchaseBar configurator={configurator} addButton={addButton} />
    </>
  );
}
