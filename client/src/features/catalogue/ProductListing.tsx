import { type ReactNode, type Ref, useId } from "react";
import { graphql } from "../../gql";
import type { ProductListing_productsFragment } from "../../gql/graphql";
import { DeferredHydration } from "../../hydration/DeferredHydration";
import { ShowMore } from "../../ui/list/ShowMore";
import { useShowMore } from "../../ui/list/use-show-more";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { ProductCard } from "./ProductCard";
import { ProductGrid } from "./ProductGrid";
import { chakra } from "../../ui/theme/chakra";

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
  /** How much is shown, as "Showing 9 products"; read aloud when it changes. */
  countLine: string;
  /** Beside that, on a wide screen. */
  tools: ReactNode;
  /** Between that and the list. */
  children: ReactNode;
  /** Another list is on its way: this one stands, dimmed. */
  isChanging: boolean;
  /**
   * Reads what comes after the cursor; the cache puts it behind what is there. By `client.query` and not by `fetchMore`,
   * whose failure would be thrown into the page and replace the list, when the list can stand and be asked again.
   */
  onMore: (after: string) => Promise<unknown>;
  /** The query part under which this page shows more from the start, where there is one. */
  moreSearch: string | undefined;
  /** In place of a list that has nothing in it. */
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
/** Dims only what takes its time: a quick answer must not flicker. */
const Stand = chakra("div", {
  base: {
    transition: "opacity",
    transitionDuration: "calm",
    "&[aria-busy=true]": { opacity: "0.45", transitionDelay: "120ms" },
  },
});

/** How many cards can stand in the first view, two rows of the phone or one of a wide screen. */
const FIRST_VIEW = 4;

/** Products as cards, page by page. */
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
            <DeferredHydration key={node.id} as="li">
              <ProductCard product={node} eager={index < FIRST_VIEW} />
            </DeferredHydration>
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
