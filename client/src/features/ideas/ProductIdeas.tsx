import { useQuery } from "@apollo/client/react";
import { graphql } from "../../gql";
import { lastSeen } from "../../lib/last-seen";
import { paths } from "../../lib/paths";
import { useStore } from "../../lib/store";
import { SectionTitle } from "../../ui/texts";
import { ProductShelf } from "../catalogue/ProductShelf";
import { ShelfHead } from "../catalogue/ShelfHead";
import { ShelfSkeleton } from "./ShelfSkeleton";

const IDEAS = graphql(`
  query ProductIdeas($seen: [ID!]!, $hasSeen: Boolean!) {
    productsByIds(ids: $seen) @include(if: $hasSeen) {
      id
      ...ProductCard_product
    }
    products(first: 8) {
      edges {
        node {
          id
          ...ProductCard_product
        }
      }
    }
  }
`);

/** As many as stand side by side. */
const SHOWN = 4;

/** The products seen last in this browser, and the bestsellers. Nothing where they can't be loaded. */
export function ProductIdeas() {
  const seen = useStore(lastSeen);
  const { data, loading } = useQuery(IDEAS, {
    variables: { seen: [...seen], hasSeen: seen.length > 0 },
    errorPolicy: "ignore",
  });
  if (loading && !data) return <ShelfSkeleton />;
  const last = data?.productsByIds ?? [];
  const others = data?.products.edges.map(({ node }) => node).filter(({ id }) => !seen.includes(id)) ?? [];
  return (
    <>
      {last.length > 0 && (
        <section aria-labelledby="last-seen">
          <SectionTitle id="last-seen" mb={{ base: "6", lg: "8" }}>
            You looked at
          </SectionTitle>
          <ProductShelf products={last} />
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="bestsellers">
          <ShelfHead id="bestsellers" to={paths.products.href()} link="All products">
            Bestsellers
          </ShelfHead>
          <ProductShelf products={others.slice(0, SHOWN)} />
        </section>
      )}
    </>
  );
}
