import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { useRef } from "react";
import { useAddToCart } from "../../features/cart/useAddToCart";
import { ConfiguratorForm } from "../../features/configurator/ConfiguratorForm";
import { DrawingToScale } from "../../features/configurator/DrawingToScale";
import { PurchaseBar } from "../../features/configurator/PurchaseBar";
import { type ConfiguratorOptions, useConfigurator } from "../../features/configurator/useConfigurator";
import { Gallery } from "../../features/gallery/Gallery";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { Container } from "../../ui/Container";
import { Head } from "../../ui/page/Head";
import { BackToProducts } from "./BackToProducts";
import { ProductColumns } from "./ProductColumns";
import { ProductHeader } from "./ProductHeader";
import { ProductTabs } from "./ProductTabs";
import { RelatedProducts } from "./RelatedProducts";

const PRODUCT = graphql(`
  fragment ProductView_product on Product {
    id
    slug
    name
    shortDescription
    imageUrl
    category {
      slug
    }
    ...Gallery_product
    ...ProductHeader_product
    ...Configurator_product
    ...ProductTabs_product
    ...RelatedProducts_product
  }
`);

type ProductViewProps = { product: FragmentType<typeof PRODUCT>; shop: ConfiguratorOptions["shop"] };

/** The page of a product that there is. */
export function ProductView({ product: productRef, shop }: ProductViewProps) {
  const { data: product } = useSuspenseFragment({
    fragment: PRODUCT,
    fragmentName: "ProductView_product",
    from: productRef,
  });
  const { add, isAdding } = useAddToCart();
  const configurator = useConfigurator({ product, shop, onAdd: add });
  const addButton = useRef<HTMLButtonElement>(null);
  const { color, configuration } = configurator;
  return (
    <>
      <Head
        title={product.name}
        description={product.shortDescription}
        canonicalPath={paths.product.href(product.slug)}
        image={product.imageUrl ?? undefined}
      />
      <Container>
        <BackToProducts category={product.category.slug} />
        <ProductColumns
          gallery={
            <Gallery
              product={product}
              chosen={{ colorHex: color?.hex ?? "#ffffff", material: configuration.material }}
            />
          }
          drawing={<DrawingToScale configurator={configurator} />}
          header={<ProductHeader product={product} />}
          configurator={<ConfiguratorForm configurator={configurator} isAdding={isAdding} addButton={addButton} />}
        />
        <ProductTabs product={product} />
        <RelatedProducts product={product} />
      </Container>
      <PurchaseBar configurator={configurator} isAdding={isAdding} addButton={addButton} />
    </>
  );
}
