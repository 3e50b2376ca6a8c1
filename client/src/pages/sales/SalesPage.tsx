import { useSuspenseQuery } from "@apollo/client/react";
import { ProductShelf } from "../../features/catalogue/ProductShelf";
import { ShelfHead } from "../../features/catalogue/ShelfHead";
import { ContentPage } from "../../features/content-page/ContentPage";
import { Testimonials } from "../../features/testimonials/Testimonials";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { useShopFacts } from "../../product/useShopFacts";
import { Columns } from "../../ui/Columns";
import { Head } from "../../ui/page/Head";
import { SectionTitle } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { WINTER_SALE } from "./content";
import { CurrentCode } from "./CurrentCode";
import { EndedMark } from "./EndedMark";
import { Code, EndedPanel } from "./sales-layout";
import { WinterOffers } from "./WinterOffers";

/** Banner of the ended sale. */
function WinterSale() {
  const { name, code, upToPercent, extraPercent, lastDay } = WINTER_SALE;
  return (
    <EndedPanel aria-labelledby="winter-sale">
      <EndedMark lastDay={lastDay} />
      <SectionTitle id="winter-sale" mt="5">
        {name}
      </SectionTitle>
      <chakra.p textStyle="lead" mt="3" maxW="34ch">
        Up to {upToPercent}% off, plus an extra {extraPercent}% with the code
      </chakra.p>
      <chakra.p mt="4">
        <Code as="s" color="fg.muted">
          {code}
        </Code>
      </chakra.p>
      <chakra.p mt="4" color="fg.muted" maxW="46ch">
        The code no longer counts in the cart. The three offers below ended with it.
      </chakra.p>
    </EndedPanel>
  );
}

const SALES_PAGE = graphql(`
  query SalesPage {
    products(filter: { category: "sale" }, first: 4) {
      nodes {
        id
        ...ProductCard_product
      }
    }
  }
`);

/** /sales: reduced products, the current code, and the ended winter sale. */
export function SalesPage() {
  const facts = useShopFacts();
  const reduced = useSuspenseQuery(SALES_PAGE).data.products.nodes;
  return (
    <ContentPage
      title="Sales and offers"
      breadcrumb="Current offers"
      lead="What is reduced today, the code that runs, and what the last sale offered."
    >
      <Head
        title="Sales and offers"
        description="Blinds, shutters and curtains that are reduced now, the promotion code that runs, and when the last sale ended."
        canonicalPath={paths.sales.href()}
      />
      <Columns
        sides="7:5"
        alignItems="stretch"
        columnGap="6"
        rowGap="0"
        mx={{ base: "calc(var(--gutter) * -1)", lg: "0" }}
      >
        <WinterSale />
        <CurrentCode promotion={facts.promotion} upToPercent={facts.saleUpToPercent} />
      </Columns>
      <WinterOffers />
      {reduced.length > 0 && (
        <section aria-labelledby="reduced">
          <ShelfHead id="reduced" to={paths.category.href("sale")} link="Shop the sale">
            Reduced now
          </ShelfHead>
          <ProductShelf products={reduced} />
        </section>
      )}
      <chakra.section aria-labelledby="testimonials" pt={{ base: "4", lg: "10" }}>
        <Testimonials />
      </chakra.section>
    </ContentPage>
  );
}
