import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment, useSuspenseQuery } from "@apollo/client/react";
import { formatPoundsShort } from "@rules/money";
import { SHOP_IN_SHORT } from "../../content/shop";
import { ProductShelf } from "../../features/catalogue/ProductShelf";
import { ShelfHead } from "../../features/catalogue/ShelfHead";
import { Testimonials } from "../../features/testimonials/Testimonials";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { organization, webSite } from "../../lib/structured-data/shop";
import { Container } from "../../ui/Container";
import { Head } from "../../ui/page/Head";
import { StructuredData } from "../../ui/page/StructuredData";
import { SectionTitle } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { About } from "./About";
import { CategoryTiles } from "./CategoryTiles";
import { Hero } from "./Hero";
import { QuizSection } from "./quiz/QuizSection";
import { QuoteSection } from "./quote/QuoteSection";
import { TrustPoints } from "./TrustPoints";

const SHOP = graphql(`
  fragment HomeData_shop on Shop {
    name
    phone
    email
    socialProfiles {
      url
    }
  }
`);

/** Structured data of the firm and its site. */
function HomeData({ shop }: { shop: FragmentType<typeof SHOP> }) {
  const { data } = useSuspenseFragment({ fragment: SHOP, from: shop });
  const firm = { ...data, description: SHOP_IN_SHORT };
  return <StructuredData of={(absolute) => [organization(firm, absolute), webSite(firm, absolute)]} />;
}

const HOME_QUERY = graphql(`
  query Home {
    shop {
      fittedFromPence
      ...Hero_shop
      ...TrustPoints_shop
      ...About_shop
      ...QuoteSection_shop
      ...HomeData_shop
    }
    categories {
      id
      slug
      ...CategoryTile_category
    }
    products(first: 4) {
      edges {
        cursor
        node {
          id
          ...ProductCard_product
        }
      }
    }
  }
`);

const Section = chakra("section", { base: { pt: "var(--section)" } });

/** /: hero, departments, bestsellers, testimonials, about, quiz and quote form. */
export function HomePage() {
  const { data } = useSuspenseQuery(HOME_QUERY);
  const { shop, categories, products } = data;
  return (
    <>
      <Head
        title="Made-to-measure blinds, shutters and curtains"
        description={`Blinds, shutters and curtains, measured, made and fitted by a family-run team. From about ${formatPoundsShort(shop.fittedFromPence)} fitted.`}
        canonicalPath={paths.home.href()}
      />
      {import.meta.env.SSR && <HomeData shop={shop} />}
      <Hero shop={shop} />
      <Container>
        <TrustPoints shop={shop} />
        <Section aria-labelledby="departments">
          <SectionTitle id="departments">Start with the window</SectionTitle>
          <CategoryTiles categories={categories} />
        </Section>
        <Section aria-labelledby="bestsellers">
          <ShelfHead id="bestsellers" to={paths.products.href()} link="Shop all">
            Bestsellers
          </ShelfHead>
          <ProductShelf products={products.edges.map(({ node }) => node)} />
        </Section>
      </Container>
      <About shop={shop} />
      <Container as="section" py="var(--section)" aria-labelledby="testimonials">
        <Testimonials />
      </Container>
      <QuoteSection shop={shop} />
      <QuizSection />
    </>
  );
}
