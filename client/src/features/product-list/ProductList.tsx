import { useApolloClient } from "@apollo/client/react";
import { useRef, type ReactNode } from "react";
import { graphql } from "../../gql";
import type { FilterPanel_facetsFragment, ProductFilter, ProductListing_productsFragment } from "../../gql/graphql";
import { PRODUCTS_PER_PAGE } from "../../lib/product-pages";
import { Button } from "../../ui/Button";
import { Container } from "../../ui/Container";
import { CatalogueColumns, CatalogueSide } from "../catalogue/CatalogueColumns";
import { NoProducts } from "../catalogue/NoProducts";
import { FilterChips } from "../filters/FilterChips";
import { FilterPanel } from "../filters/FilterPanel";
import { countChoices, listVariables } from "../filters/list-state";
import { ListBar } from "../filters/ListBar";
import { SortSelect } from "../filters/SortSelect";
import type { ListUrl } from "../filters/useListUrl";
import { ListFailure } from "./ListFailure";
import { ProductListing } from "./ProductListing";

const MORE_PRODUCTS = graphql(`
  query MoreProducts($filter: ProductFilter!, $sort: ProductSort!, $first: Int!, $after: Text!) {
    products(filter: $filter, sort: $sort, first: $first, after: $after) {
      ...ProductListing_products @unmask
    }
  }
`);

type ProductListProps = {
  listUrl: ListUrl;
  products: ProductListing_productsFragment & { facets: FilterPanel_facetsFragment };
  /** Filters of the page itself. */
  base: ProductFilter;
  /** Why the shown list is still the previous one. */
  failure: string | undefined;
  isRetrying: boolean;
  onRetry: () => void;
  /** Head of the page above the list. */
  head: ReactNode;
  /** Shown for a list that is empty without any filter. */
  nothing: ReactNode;
  /** The count; "Showing 9 products" by default. */
  countLine?: string;
};

/** A page of products: head, filters, sort order and cards; on phones with a bar at the bottom. */
export function ProductList({ listUrl, products, base, head, nothing, countLine, ...reading }: ProductListProps) {
  const client = useApolloClient();
  const list = useRef<HTMLElement>(null);
  const { chosen, shown, isChanging, clear, keepPages } = listUrl;
  const { edges, facets, totalCount } = products;
  const isSearch = (base.text ?? chosen.text) !== "";
  const isNarrowed = countChoices(shown) > 0;

  const readMore = async (after: string) => {
    const variables = { ...listVariables(shown, base), first: PRODUCTS_PER_PAGE, after };
    await client.query({ query: MORE_PRODUCTS, variables, fetchPolicy: "network-only" });
    keepPages(shown.pages + 1);
  };
  const handleClear = () => {
    list.current?.focus({ preventScroll: true });
    clear();
  };
  const filters = <FilterPanel facets={facets} listUrl={listUrl} />;
  const hasFilters = edges.length > 0 || isNarrowed || countChoices(chosen) > 0;
  return (
    <>
      <Container pb="var(--section)">
        {head}
        <CatalogueColumns>
          {hasFilters && (
            <CatalogueSide as="aside" aria-label="Filters">
              {filters}
            </CatalogueSide>
          )}
          <ProductListing
            ref={list}
            products={products}
            countLine={countLine ?? `Showing ${edges.length} ${edges.length === 1 ? "product" : "products"}`}
            tools={hasFilters && <SortSelect listUrl={listUrl} isSearch={isSearch} />}
            isChanging={isChanging || reading.isRetrying}
            onMore={readMore}
            moreSearch={listUrl.moreSearch}
            empty={
              isNarrowed ? (
                <NoProducts
                  action={
                    <Button variant="line" onClick={handleClear}>
                      Clear Filters
                    </Button>
                  }
                >
                  Nothing fits all that you have chosen. Take one choice back, or clear them all.
                </NoProducts>
              ) : (
                nothing
              )
            }
          >
            <FilterChips listUrl={listUrl} />
            <ListFailure {...reading} />
          </ProductListing>
        </CatalogueColumns>
      </Container>
      {hasFilters && (
        <ListBar listUrl={listUrl} isSearch={isSearch} totalCount={totalCount}>
          {filters}
        </ListBar>
      )}
    </>
  );
}
