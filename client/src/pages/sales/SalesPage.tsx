import { useSuspenseQuery } from "@apollo/client/react";
import { testimonialsOf } from "../../content/testimonials";
import { ProductShelf } from "../../features/catalogue/ProductShelf";
import { ShelfHead } from "../../features/catalogue/ShelfHead";
import { ContentPage } from "../../features/content-page/ContentPage";
import { Testimonials } from "../../features/testimonials/Testimonials";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { Head } from "../../ui/page/Head";
import { chakra } from "../../ui/theme/chakra";
import { CurrentOffer } from "./CurrentOffer";
import { EndedSale } from "./EndedSale";

const SALES_PAGE = graphql(`
  query SalesPage {
    shop {
      saleUpToPercent
      hadWinterSale
      showsSamples
      promotion {
        name
        code
        percent
        endsAt
      }
    }
    products(filter: { category: "sale" }, first: 4) {
      nodes {
        id
        ...ProductCard_product
      }
    }
  }
`);

/** /sales: the current offer, reduced products, and at the end the sale that is over. */
export function SalesPage() {
  const { shop, products } = useSuspenseQuery(SALES_PAGE).data;
  const testimonials = testimonialsOf(shop);
  return (
    <ContentPage
      title="Sales and offers"
      breadcrumb="Current offers"
      lead={
        shop.hadWinterSale
          ? "The code that runs, what is reduced today, and what the last sale offered."
          : "The code that runs, and what is reduced today."
      }
    >
      <Head
        title="Sales and offers on blinds to measure"
        description={`The promotion code that runs, the made-to-measure blinds, shutters and curtains that are reduced now${shop.hadWinterSale ? ", and when the last sale ended" : ""}.`}
        canonicalPath={paths.sales.href()}
      />
      <CurrentOffer promotion={shop.promotion} upToPercent={shop.saleUpToPercent} />
      {products.nodes.length > 0 && (
        <section aria-labelledby="reduced">
          <ShelfHead id="reduced" to={paths.category.href("sale")} link="Shop the sale">
            Reduced now
          </ShelfHead>
          <ProductShelf products={products.nodes} />
        </section>
      )}
      {testimonials.length > 0 && (
        <chakra.section aria-labelledby="testimonials" pt={{ base: "4", lg: "10" }}>
          <Testimonials testimonials={testimonials} />
        </chakra.section>
      )}
      {shop.hadWinterSale && <EndedSale />}
    </ContentPage>
  );
}
