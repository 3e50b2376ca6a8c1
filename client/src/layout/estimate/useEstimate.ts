import { changedEstimate, type EstimateChoice, FIRST_ESTIMATE } from "@rules/estimate";
import type { EstimateType } from "@rules/prices";
import { type MaterialName, MATERIALS } from "@rules/vocabulary";
import { useState } from "react";
import { fittingProduct, type MadeProduct } from "./fitting-product";
import { useEstimateProducts } from "./useEstimateProducts";

const ALL_MATERIALS = Object.keys(MATERIALS) as MaterialName[];

/** The estimate as it stands, the ways to change it, and the product that comes nearest to it. */
export function useEstimate() {
  const products = useEstimateProducts();
  const [estimate, setEstimate] = useState(FIRST_ESTIMATE);
  const change = (choice: Partial<EstimateChoice>) => setEstimate((now) => changedEstimate(now, choice));

  return {
    estimate,
    materials: materialsOf(products[estimate.type]),
    fitting: fittingProduct(products[estimate.type], estimate),
    pickType: (type: EstimateType) => change({ type, material: materialFor(products[type], estimate.material) }),
    pickMaterial: (material: MaterialName) => change({ material }),
    pickColour: (color: string) => change({ color }),
    pickSize: (size: EstimateChoice["size"]) => change({ size }),
  };
}

export type UseEstimate = ReturnType<typeof useEstimate>;

/** What these products are made of, or all there is while they aren't known. */
function materialsOf(products: readonly MadeProduct[]): readonly MaterialName[] {
  const made = new Set(products.flatMap(({ materials }) => materials.map(({ name }) => name)));
  return made.size === 0 ? ALL_MATERIALS : ALL_MATERIALS.filter((material) => made.has(material));
}

/** The wanted material where it is made, else the first one of the most popular product. */
function materialFor(products: readonly MadeProduct[], wanted: MaterialName): MaterialName {
  const made = materialsOf(products);
  if (made.includes(wanted)) return wanted;
  const usual = products[0]?.materials[0]?.name;
  return made.find((material) => material === usual) ?? wanted;
}
