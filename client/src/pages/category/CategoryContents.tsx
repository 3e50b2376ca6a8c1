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
import { PageStatus } from "../../ui/page/PageStatus";
import { CategoryFailed } from "./CategoryFailed";

const CATEGORY_QUERY = graphql(`
  query Category($slug: String!, $filter: ProductFilter!, $sort: ProductSort!, $first: Int!) {
    category(slug: $slug) {
      id
      name
      description
      seo {
        title
        description
      }
      picture {
        id
        file
        alt
        width
        height
        widths
      }
    }
    products(filter: $filter, sort: $sort, first: $first) {
      ...PagedProducts_products @unmask
      facets {
        ...FilterPanel_facets @unmask
      }
    }
  }
`);

/** A category with its products. */
export function CategoryContents({ slug }: { slug: string }) {
  const listUrl = useListUrl();
  const base = { category: slug };
  const query = useQueryWithPrevious(CATEGORY_QUERY, {
    slug,
    ...listVariables(listUrl.shown, base),
  });
  const { category, products } = query.data;
  if (!category) {
    return (
      <>
        <PageStatus status={404} />
        <CategoryFailed />
      </>
    );
  }
  return (
    <>
      <Head
        {...listHead(
          { path: paths.category.href(slug), title: category.seo.title, name: category.name },
          listUrl.shown,
          products.edges.length,
        )}
        description={category.seo.description}
        picture={category.picture}
      />
      <ProductList
        listUrl={listUrl}
        products={products}
        base={base}
        query={query}
        head={<CatalogueHead name={category.name} description={category.description} />}
        nothing={
          <NoProducts action={<OutlineLink to={paths.products.href()}>See all products</OutlineLink>}>
            There is nothing in this department just now.
          </NoProducts>
        }
      />
    </>
  );
}
