import { findHelp } from "../../content/help/find-help";
import { listVariables } from "../../features/filters/list-state";
import { useListUrl } from "../../features/filters/useListUrl";
import { ProductList } from "../../features/product-list/ProductList";
import { useQueryWithPrevious } from "../../features/product-list/useQueryWithPrevious";
import { graphql } from "../../gql";
import { counted } from "../../lib/counted";
import { Head } from "../../ui/page/Head";
import { looksLikeCode } from "./code-shape";
import { CodeLookUp } from "./CodeLookUp";
import { HelpResults } from "./HelpResults";
import { NothingFound } from "./NothingFound";
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
    shop {
      phone
    }
  }
`);

/** Pages above the products that answer the search. */
const MOST_HELP = 3;

/** The results, best match first, below the pages that answer it; they filter and sort like any list. */
export function SearchResults({ query: text }: { query: string }) {
  const listUrl = useListUrl();
  const base = { text };
  const query = useQueryWithPrevious(SEARCH_QUERY, listVariables(listUrl.shown, base));
  const { products, shop } = query.data;
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
        head={
          <>
            <SearchHead title={title} query={text} />
            {looksLikeCode(text) && <CodeLookUp code={text} />}
            {products.totalCount > 0 && <HelpResults title="Answers" pages={findHelp(text, MOST_HELP)} />}
          </>
        }
        countLine={listUrl.isChanging ? "Searching..." : results}
        nothing={<NothingFound query={text} phone={shop.phone} />}
      />
    </>
  );
}
