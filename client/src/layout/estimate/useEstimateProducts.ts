import { useQuery } from "@apollo/client/react";
import type { EstimateType } from "@rules/estimate";
import { graphql } from "../../gql";
import type { EstimateProductsQuery } from "../../gql/graphql";
import { CATEGORIES } from "./kinds";

// One operation per kind: one for all would exceed the server's cost limit.
const ESTIMATE_PRODUCTS = graphql(`
  query EstimateProducts($category: String!) {
    products(filter: { category: $category }, first: 100) {
      nodes {
        ...EstimateProduct_product @unmask
      }
    }
  }
  fragment EstimateProduct_product on Product {
    id
    slug
    minWidth
    maxWidth
    minHeight
    maxHeight
    colors {
      name
      label
      hex
      filter
    }
    materials {
      name
    }
    ...FittingProduct_product
  }
`);

export type EstimateProduct = EstimateProductsQuery["products"]["nodes"][number];

const NONE: readonly EstimateProduct[] = [];

/** The products of each kind, the most popular first; empty while loading and after a failure. */
export function useEstimateProducts(): Readonly<Record<EstimateType, readonly EstimateProduct[]>> {
  return {
    blinds: useProductsOf("blinds"),
    shutters: useProductsOf("shutters"),
    curtains: useProductsOf("curtains"),
  };
}

function useProductsOf(type: EstimateType): readonly EstimateProduct[] {
  const { data } = useQuery(ESTIMATE_PRODUCTS, { variables: { category: CATEGORIES[type] } });
  return data?.products.nodes ?? NONE;
}
