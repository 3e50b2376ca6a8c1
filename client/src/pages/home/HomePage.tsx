import { useSuspenseQuery } from "@apollo/client/react";
import { formatPoundsShort } from "@rules/money";
import { testimonialsOf } from "../../content/testimonials";
import { ProductShelf } from "../../features/catalogue/ProductShelf";
import { ShelfHead } from "../../features/catalogue/ShelfHead";
import { Testimonials } from "../../features/testimonials/Testimonials";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { Container } from "../../ui/Container";
import { Head } from "../../ui/page/Head";
import { SectionTitle } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { About } from "./About";
import { CategoryTiles } from "./CategoryTiles";
import { Hero } from "./Hero";
import { HomeData } from "./HomeData";
import { QuizSection } from "./quiz/QuizSection";
import { QuoteSection } from "./quote/QuoteSection";
import { TrustPoints } from "./TrustPoints";

const HOME_QUERY = graphql(`
  query Home {
    shop {
      fittedFromPence
      showsSamples
      ...Hero_shop
      ...TrustPoints_shop
      ...About_shop
      ...QuoteSection_shop
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
  const testimonials = testimonialsOf(shop);
  return (
    <>
      <Head
        title="Made-to-measure blinds and shutters"
        description={`Blinds, shutters and curtains made to measure: we measure, make and fit them, or send them to you, cut to your own sizes.${shop.fittedFromPence === null ? "" : ` From about ${formatPoundsShort(shop.fittedFromPence)} fitted.`}`}
        canonicalPath={paths.home.href()}
      />
      {import.meta.env.SSR && <HomeData />}
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
      {testimonials.length > 0 && (
        <Container as="section" py="var(--section)" aria-labelledby="testimonials">
          <Testimonials testimonials={testimonials} />
        </Container>
      )}
      <QuoteSection shop={shop} />
      <QuizSection />
    </>
  );
}
