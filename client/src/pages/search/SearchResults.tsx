import { NoProducts } from "../../features/catalogue/NoProducts";
import { listVariables } from "../../features/filters/list-state";
import { useListUrl } from "../../features/filters/useListUrl";
import { ProductList } from "../../features/product-list/ProductList";
import { useQueryWithPrevious } from "../../features/product-list/useQueryWithPrevious";
import { graphql } from "../../gql";
import { counted } from "../../lib/counted";
import { paths } from "../../lib/paths";
import { OutlineLink } from "../../ui/links";
import { Head } from "../../ui/page/Head";
import { searchTitle } from "./search-title";
import { SearchHead } from "./SearchHead";

const SEARCH_QUERY = graphql(`
  query Search($filter: ProductFilter!, $sort: ProductSort!, $first: Int!) {
    products(filter: $filter, sort: $sort, first: $first) {
      ...PagedProducts_products @unmask
      facets {
        ...FilterPanel_facets @unmask
      }
    }
  }
`);

/** The results, best match first; they filter and sort like any list. */
export function SearchResults({ query: text }: { query: string }) {
  const listUrl = useListUrl();
  const base = { text };
  const query = useQueryWithPrevious(SEARCH_QUERY, listVariables(listUrl.shown, base));
  const { products } = query.data;
  const title = searchTitle(text);
  const results = `${counted(products.totalCount, "result")} for "${text}"`;
  return (
    <>
      <Head title={title} noIndex />
      <ProductList
        listUrl={listUrl}
        products={products}
        base={base}
        query={query}
        head={<SearchHead title={title} query={text} />}
        countLine={listUrl.isChanging ? "Searching..." : results}
        nothing={
          <NoProducts
            title="No results found"
            action={<OutlineLink to={paths.home.href()}>Continue Shopping</OutlineLink>}
          >
            We couldn't find any products matching "{text}"
          </NoProducts>
        }
      />
    </>
  );
}
