import type { TestVisitor } from "../harness/visitor.js";

type TestFacetValue = { id: string; value: string; label: string; count: number };
type TestFacets = Record<
  "families" | "materials" | "colors" | "rooms" | "features" | "easyToOperate",
  TestFacetValue[]
> & {
  priceMinPence: number | null;
  priceMaxPence: number | null;
};
export type TestProduct = {
  slug: string;
  name: string;
  basePricePence: number;
  fromPricePence: number;
  wasPricePence: number | null;
  rating: number | null;
  isNew: boolean;
  material: string;
  colors: { filter: string }[];
  rooms: string[];
  features: string[];
};
export type TestProductList = {
  totalCount: number;
  facets: TestFacets;
  nodes: TestProduct[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
};

const PAGE = `
  totalCount
  facets {
    families { id value label count }
    materials { id value label count } colors { id value label count }
    rooms { id value label count } features { id value label count }
    easyToOperate { id value label count }
    priceMinPence priceMaxPence
  }
  nodes { slug name basePricePence fromPricePence wasPricePence rating isNew material colors { filter } rooms features }
  pageInfo { endCursor hasNextPage }`;

/** One page of products, with the facets. */
export const listProducts = (
  visitor: TestVisitor,
  variables: { category?: string; filter?: object; sort?: string; first?: number; after?: string | null },
) =>
  visitor.graphql<{ products: TestProductList } | null>(
    `query ($category: String, $filter: ProductFilter, $sort: ProductSort, $first: Int! = 90, $after: String) {
      products(category: $category, filter: $filter, sort: $sort, first: $first, after: $after) { ${PAGE} }
    }`,
    variables,
  );

export const searchProducts = (
  visitor: TestVisitor,
  variables: { query: string; sort?: string; first?: number; after?: string | null },
) =>
  visitor.graphql<{ search: TestProductList } | null>(
    `query ($query: String!, $sort: ProductSort, $first: Int! = 90, $after: String) {
      search(query: $query, sort: $sort, first: $first, after: $after) { ${PAGE} }
    }`,
    variables,
  );

export type SearchOptions = { sort?: string; first?: number };

/** The products that a search finds. */
export async function foundBy(
  visitor: TestVisitor,
  query: string,
  options: SearchOptions = {},
): Promise<TestProductList> {
  const { data, errors } = await searchProducts(visitor, { query, ...options });
  if (!data || errors.length > 0) throw new Error(`The search for ${query} failed: ${JSON.stringify(errors)}`);
  return data.search;
}
