import { lazy, Suspense, type ReactNode } from "react";
import type { FilterPanel_facetsFragment } from "../../gql/graphql";
import { useBrowserValue } from "../../lib/store";
import { Container } from "../../ui/Container";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { CatalogueColumns, CatalogueSide } from "../catalogue/CatalogueColumns";
import { FilterPanel } from "../filters/FilterPanel";
import { countChoices } from "../filters/list-state";
import { ListBar } from "../filters/ListBar";
import { SortSelect } from "../filters/SortSelect";
import { holdsWindows } from "../windows/windows-keys";
import { PagedProducts, type PagedProductsProps } from "./PagedProducts";

/** Of visitors who have measured windows. Left out when it can't be loaded. */
const FitsMyWindow = lazy(async () => ({ default: (await import("./FitsMyWindow")).FitsMyWindow }));

type ProductListProps = PagedProductsProps & {
  products: { facets: FilterPanel_facetsFragment };
  /** Head of the page above the list. */
  head: ReactNode;
};

/** A page of products: head, filters, sort order and cards; on phones with a bar at the bottom. */
export function ProductList({ head, ...list }: ProductListProps) {
  const { listUrl, products, base } = list;
  const { chosen, shown } = listUrl;
  const isSearch = (base.text ?? chosen.text) !== "";
  const hasFilters = products.edges.length > 0 || countChoices(shown) > 0 || countChoices(chosen) > 0;
  const isOfWindows = useBrowserValue(holdsWindows, false);
  const filters = (
    <FilterPanel facets={products.facets} listUrl={listUrl}>
      {isOfWindows && (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <FitsMyWindow listUrl={listUrl} />
          </Suspense>
        </ErrorBoundary>
      )}
    </FilterPanel>
  );
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
          <PagedProducts {...list} tools={hasFilters && <SortSelect listUrl={listUrl} isSearch={isSearch} />} />
        </CatalogueColumns>
      </Container>
      {hasFilters && (
        <ListBar listUrl={listUrl} isSearch={isSearch} totalCount={products.totalCount}>
          {filters}
        </ListBar>
      )}
    </>
  );
}
