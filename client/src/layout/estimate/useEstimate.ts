import { useState } from "react";
import { changedEstimate, FIRST_ESTIMATE, type EstimateChoice, type EstimateType } from "@rules/estimate";
import { MATERIALS, type MaterialName } from "@rules/product-attributes";
import { fittingProduct, type MadeProduct } from "./fitting-product";
import { useEstimateProducts } from "./useEstimateProducts";

const ALL_MATERIALS = Object.keys(MATERIALS) as MaterialName[];

/** State of the estimate, its setters and the nearest product. */
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
