import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { graphql } from "../../gql";
import type { ProductListing_productsFragment } from "../../gql/graphql";
import { Button } from "../../ui/Button";
import { ErrorText } from "../../ui/form/ErrorText";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { ProductCard } from "./ProductCard";
import { ProductGrid } from "./ProductGrid";
import { useShowMore } from "./useShowMore";

// A connection has no id by which a fragment could read it from the cache: pages spread this with @unmask.
graphql(`
  fragment ProductListing_products on ProductConnection {
    totalCount
    edges {
      cursor
      node {
        id
        ...ProductCard_product
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`);

type ProductListingProps = {
  products: ProductListing_productsFragment;
  /**
   * Reads what comes after the cursor; the cache puts it behind what is there. By `client.query` and not by `fetchMore`,
   * whose failure would be thrown into the page and replace the list, when the list can stand and be asked again.
   */
  onMore: (after: string) => Promise<unknown>;
  /** In place of a list that has nothing in it. */
  empty: ReactNode;
};

/** How many cards can stand in the first view, two rows of the phone or one of a wide screen. */
const FIRST_VIEW = 4;

/** Products as cards, page by page. */
export function ProductListing({ products: { edges, pageInfo, totalCount }, onMore, empty }: ProductListingProps) {
  const { list, isLoading, failure, showMore } = useShowMore(edges.length, onMore);
  const headingId = useId();
  if (edges.length === 0) return empty;
  const { endCursor } = pageInfo;
  return (
    <section aria-labelledby={headingId}>
      <VisuallyHidden as="h2" id={headingId}>
        Products
      </VisuallyHidden>
      <chakra.p role="status" mb="6">
        Showing {edges.length} {edges.length === 1 ? "product" : "products"}
      </chakra.p>
      <ProductGrid ref={list}>
        {edges.map(({ node }, index) => (
          <li key={node.id}>
            <ProductCard product={node} eager={index < FIRST_VIEW} />
          </li>
        ))}
      </ProductGrid>
      {pageInfo.hasNextPage && endCursor !== null && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="3" mt="14">
          <Button variant="line" busy={isLoading} busyText="Loading..." onClick={() => void showMore(endCursor)}>
            Show more
          </Button>
          <chakra.span color="fg.muted" textStyle="small">
            {edges.length} of {totalCount} products
          </chakra.span>
          {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
        </chakra.div>
      )}
    </section>
  );
}
