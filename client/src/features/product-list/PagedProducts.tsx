import { useApolloClient } from "@apollo/client/react";
import { useId, useRef, type ReactNode } from "react";
import { graphql } from "../../gql";
import type { PagedProducts_productsFragment, ProductFilter } from "../../gql/graphql";
import { counted } from "../../lib/counted";
import { PRODUCTS_PER_PAGE } from "../../lib/product-pages";
import { Button } from "../../ui/Button";
import { ShowMore } from "../../ui/list/ShowMore";
import { useShowMore } from "../../ui/list/use-show-more";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { NoProducts } from "../catalogue/NoProducts";
import { ProductCard } from "../catalogue/ProductCard";
import { ProductGrid } from "../catalogue/ProductGrid";
import { FilterChips } from "../filters/FilterChips";
import { countChoices, listVariables } from "../filters/list-state";
import type { ListUrl } from "../filters/useListUrl";
import { FitsLabel } from "./FitsLabel";
import { ListFailure } from "./ListFailure";
import type { QueryWithPrevious } from "./useQueryWithPrevious";

// A connection has no id by which a fragment could read it from the cache: pages spread this with @unmask.
graphql(`
  fragment PagedProducts_products on ProductConnection {
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

const MORE_PRODUCTS = graphql(`
  query MoreProducts($filter: ProductFilter!, $sort: ProductSort!, $first: Int!, $after: String!) {
    products(filter: $filter, sort: $sort, first: $first, after: $after) {
      ...PagedProducts_products @unmask
    }
  }
`);

export type PagedProductsProps = {
  listUrl: ListUrl;
  products: PagedProducts_productsFragment;
  /** Filters of the page itself. */
  base: ProductFilter;
  /** The query that read the list. */
  query: QueryWithPrevious;
  /** The count; "Showing 9 products" by default, as many as the filters leave. */
  countLine?: string;
  /** Shown for a list that is empty without any filter. */
  nothing: ReactNode;
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

/** Count, chosen filters, and a paged list of product cards. `tools` are beside the count on wide screens. */
export function PagedProducts({
  listUrl,
  products,
  base,
  query,
  countLine,
  nothing,
  tools,
}: PagedProductsProps & { tools: ReactNode }) {
  const client = useApolloClient();
  const section = useRef<HTMLElement>(null);
  const headingId = useId();
  const { shown, isChanging, clear, keepPages, moreSearch } = listUrl;
  const { edges, totalCount } = products;
  const { endCursor, hasNextPage } = products.pageInfo;

  // By `client.query` and not by `fetchMore`, whose failure would be thrown into the page and replace the list.
  const { list, isLoading, failure, showMore } = useShowMore(edges.length, async (after) => {
    const variables = { ...listVariables(shown, base), first: PRODUCTS_PER_PAGE, after };
    await client.query({ query: MORE_PRODUCTS, variables, fetchPolicy: "network-only" });
    keepPages(shown.pages + 1);
  });
  const handleClear = () => {
    section.current?.focus({ preventScroll: true });
    clear();
  };
  return (
    <chakra.section ref={section} aria-labelledby={headingId} tabIndex={-1} minW="0" outline="none">
      <VisuallyHidden as="h2" id={headingId}>
        Products
      </VisuallyHidden>
      <Count>
        <p role="status">
          {countLine ?? `Showing ${counted(totalCount, "product")}`}
          {hasNextPage && <VisuallyHidden>, {edges.length} of them on this page</VisuallyHidden>}
        </p>
        <chakra.div display={{ base: "none", lg: "block" }}>{tools}</chakra.div>
      </Count>
      <FilterChips listUrl={listUrl} fitsLabel={listUrl.chosen.fits && <FitsLabel window={listUrl.chosen.fits} />} />
      <ListFailure {...query} />
      <Stand aria-busy={isChanging || query.isRetrying}>
        {edges.length === 0 && countChoices(shown) === 0 && nothing}
        {edges.length === 0 && countChoices(shown) > 0 && (
          <NoProducts
            action={
              <Button variant="line" onClick={handleClear}>
                Clear Filters
              </Button>
            }
          >
            Nothing fits all that you have chosen. Take one choice back, or clear them all.
          </NoProducts>
        )}
        <ProductGrid ref={list}>
          {edges.map(({ node }, index) => (
            <li key={node.id}>
              <ProductCard product={node} eager={index < FIRST_VIEW} />
            </li>
          ))}
        </ProductGrid>
      </Stand>
      {hasNextPage && endCursor !== null && (
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
