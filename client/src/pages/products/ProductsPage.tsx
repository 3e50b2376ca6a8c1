import { CatalogueHead } from "../../features/catalogue/ListHead";
import { NoProducts } from "../../features/catalogue/NoProducts";
import { listVariables } from "../../features/filters/list-state";
import { useListUrl } from "../../features/filters/useListUrl";
import { listHead } from "../../features/product-list/list-head";
import { ProductList } from "../../features/product-list/ProductList";
import { useQueryWithPrevious } from "../../features/product-list/useQueryWithPrevious";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { OutlineLink } from "../../ui/links";
import { Head } from "../../ui/page/Head";

const PRODUCTS_QUERY = graphql(`
  query Products($filter: ProductFilter!, $sort: ProductSort!, $first: Int!) {
    products(filter: $filter, sort: $sort, first: $first) {
      ...PagedProducts_products @unmask
      facets {
        ...FilterPanel_facets @unmask
      }
    }
  }
`);

const NAME = "All products";
const LIST = { path: paths.products.href(), title: "All made-to-measure blinds and curtains", name: NAME };
const SUMMARY =
  "Everything that we make to measure, what is bought most first: blinds, shutters, curtains, awnings and pergolas, cut to your width and drop.";
const LEAD =
  "Everything we make, what is bought most first. Each piece is cut to your width and drop, and fitted by our own team.";
const EVERYTHING = {};

/** /products */
export function ProductsPage() {
  const listUrl = useListUrl();
  const query = useQueryWithPrevious(PRODUCTS_QUERY, listVariables(listUrl.shown));
  return (
    <>
      <Head {...listHead(LIST, listUrl.shown, query.data.products.edges.length)} description={SUMMARY} />
      <ProductList
        listUrl={listUrl}
        products={query.data.products}
        base={EVERYTHING}
        query={query}
        head={<CatalogueHead name={NAME} description={LEAD} />}
        nothing={
          <NoProducts action={<OutlineLink to={paths.home.href()}>Return to Home</OutlineLink>}>
            There is nothing to show just now.
          </NoProducts>
        }
      />
    </>
  );
}
