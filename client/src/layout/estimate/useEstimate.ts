import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { changedEstimate, FIRST_ESTIMATE, type EstimateChoice, type EstimateType } from "@rules/estimate";
import { MATERIALS, type MaterialName } from "@rules/product-attributes";
import { graphql } from "../../gql";
import type { EstimateProductsQuery } from "../../gql/graphql";
import { fittingProduct, type MadeProduct } from "./fitting-product";
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
    maxArea
    colors {
      name
      label
      hex
      filter
    }
    materials {
      name
      maxWidth
      maxArea
    }
    ...FittingProduct_product
  }
`);

type EstimateProduct = EstimateProductsQuery["products"]["nodes"][number];

const NONE: readonly EstimateProduct[] = [];

/** The products of each kind, the most popular first; empty while loading and after a failure. */
function useEstimateProducts(): Readonly<Record<EstimateType, readonly EstimateProduct[]>> {
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

const ALL_MATERIALS = Object.keys(MATERIALS) as MaterialName[];

/** State of the estimate, its setters and the nearest product. */
export function useEstimate() {
  const products = useEstimateProducts();
  const [estimate, setEstimate] = useState(FIRST_ESTIMATE);
  /** The material that was chosen; it comes back with a kind that is made in it. */
  const [chosen, setChosen] = useState(FIRST_ESTIMATE.material);
  const change = (choice: Partial<EstimateChoice>) => setEstimate((now) => changedEstimate(now, choice));

  return {
    estimate,
    materials: materialsOf(products[estimate.type]),
    fitting: fittingProduct(products[estimate.type], estimate),
    pickType: (type: EstimateType) => change({ type, material: materialFor(products[type], chosen) }),
    pickMaterial: (material: MaterialName) => {
      setChosen(material);
      change({ material });
    },
    pickColour: (color: string) => change({ color }),
    pickSize: (size: EstimateChoice["size"]) => change({ size }),
  };
}

export type UseEstimate = ReturnType<typeof useEstimate>;

/** The materials of these products; all materials while they are loading. */
function materialsOf(products: readonly MadeProduct[]): readonly MaterialName[] {
  const made = new Set(products.flatMap(({ materials }) => materials.map(({ name }) => name)));
  return made.size === 0 ? ALL_MATERIALS : ALL_MATERIALS.filter((material) => made.has(material));
}

/** The wanted material if any product has it, else the first one of the most popular product. */
function materialFor(products: readonly MadeProduct[], wanted: MaterialName): MaterialName {
  const made = materialsOf(products);
  if (made.includes(wanted)) return wanted;
  const usual = products[0]?.materials[0]?.name;
  return made.find((material) => material === usual) ?? wanted;
}
