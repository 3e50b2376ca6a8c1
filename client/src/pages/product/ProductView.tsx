import { lazy, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { noteSeen } from "../../lib/last-seen";
import { paths, sharingPicturePath } from "../../lib/paths";
import { Container } from "../../ui/Container";
import { Head } from "../../ui/page/Head";
import { PREVIEW } from "../../ui/page/site-context";
import { BackToProducts } from "./BackToProducts";
import { ConfiguratorForm } from "./configurator/ConfiguratorForm";
import { DrawingToScale } from "./configurator/DrawingToScale";
import { PurchaseBar } from "./configurator/PurchaseBar";
import { SizeStep } from "./configurator/SizeStep";
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
    seo {
      title
      description
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

/** For few visitors. It has no boundary of its own, so that the page does not move when it comes. */
const ChangedOrder = lazy(async () => ({ default: (await import("./ChangedOrder")).ChangedOrder }));

type ProductViewProps = { product: FragmentType<typeof PRODUCT>; shop: FragmentType<typeof SHOP> };

/** The page of an existing product. */
export function ProductView({ product: productRef, shop: shopRef }: ProductViewProps) {
  const product = useFragmentData(PRODUCT, productRef);
  const shop = useFragmentData(SHOP, shopRef);
  const configurator = useConfigurator({ product, shop });
  const { search } = useLocation();
  const addButton = useRef<HTMLButtonElement>(null);
  const { color, configuration } = configurator;
  useEffect(() => noteSeen(product.id), [product.id]);
  return (
    <>
      <Head
        {...product.seo}
        canonicalPath={paths.product.href(product.slug)}
        sharedPath={paths.product.href(product.slug) + search}
        picture={{ url: sharingPicturePath(product.slug, search), alt: product.seo.title, ...PREVIEW }}
      />
      {import.meta.env.SSR && <ProductData product={product} shop={shop} />}
      <Container>
        <BackToProducts category={product.category.slug} />
        {configuration.orderNumber !== undefined && (
          <ChangedOrder configurator={configurator} orderNumber={configuration.orderNumber} />
        )}
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
          size={<SizeStep configurator={configurator} />}
          choices={<ConfiguratorForm configurator={configurator} addButton={addButton} />}
        />
        <ProductTabs product={product} />
        <RelatedProducts product={product} />
      </Container>
      <PurchaseBar configurator={configurator} addButton={addButton} />
    </>
  );
}
