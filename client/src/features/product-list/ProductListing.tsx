import { useId, type ReactNode, type Ref } from "react";
import { graphql } from "../../gql";
import type { ProductListing_productsFragment } from "../../gql/graphql";
import { ShowMore } from "../../ui/list/ShowMore";
import { useShowMore } from "../../ui/list/use-show-more";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { ProductCard } from "../catalogue/ProductCard";
import { ProductGrid } from "../catalogue/ProductGrid";

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
  /** Number of products shown, as "Showing 9 products"; a live region. */
  countLine: string;
  /** Beside the count on wide screens. */
  tools: ReactNode;
  /** Between the count and the list. */
  children: ReactNode;
  /** Another list is loading: this one is dimmed. */
  isChanging: boolean;
  /**
   * Loads the page after the cursor; the cache appends it. By `client.query` and not by `fetchMore`, whose failure
   * would be thrown into the page and replace the list.
   */
  onMore: (after: string) => Promise<unknown>;
  /** Query string of this page with more products, where there is one. */
  moreSearch: string | undefined;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  ref?: Ref<HTMLElement>;
};

const Count = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    minH: { lg: "12" },
    mb: { base: "3", lg: "4" },
  },
});
/** Dims with a delay, so that a quick answer does not flicker. */
const Stand = chakra("div", {
  base: {
    transition: "opacity",
    transitionDuration: "calm",
    "&[aria-busy=true]": { opacity: "0.45", transitionDelay: "120ms" },
  },
});

/** Cards above the fold: two rows on phones, one on wide screens. */
const FIRST_VIEW = 4;

/** A paged list of product cards. */
export function ProductListing({
  products,
  countLine,
  tools,
  children,
  isChanging,
  onMore,
  moreSearch,
  empty,
  ref,
}: ProductListingProps) {
  const { edges, pageInfo, totalCount } = products;
  const { list, isLoading, failure, showMore } = useShowMore(edges.length, onMore);
  const headingId = useId();
  const { endCursor } = pageInfo;
  return (
    <chakra.section ref={ref} aria-labelledby={headingId} tabIndex={-1} minW="0" outline="none">
      <VisuallyHidden as="h2" id={headingId}>
        Products
      </VisuallyHidden>
      <Count>
        <p role="status">{countLine}</p>
        <chakra.div display={{ base: "none", lg: "block" }}>{tools}</chakra.div>
      </Count>
      {children}
      <Stand aria-busy={isChanging}>
        {edges.length === 0 && empty}
        <ProductGrid ref={list}>
          {edges.map(({ node }, index) => (
            <li key={node.id}>
              <ProductCard product={node} eager={index < FIRST_VIEW} />
            </li>
          ))}
        </ProductGrid>
      </Stand>
      {pageInfo.hasNextPage && endCursor !== null && (
        <chakra.div mt="14">
          <ShowMore
            progress={`${edges.length} of ${totalCount} products`}
            onMore={() => void showMore(endCursor)}
            search={moreSearch}
            isLoading={isLoading}
            failure={failure}
          />
        </chakra.div>
      )}
    </chakra.section>
  );
}
