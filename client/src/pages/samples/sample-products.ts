import { hasSamples } from "@rules/samples-form";
import type { Sample } from "../../features/samples/chosen-samples";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";

const PRODUCT = graphql(`
  fragment SampleProducts_product on Product {
    id
    name
    colors {
      name
      label
      hex
    }
    materials {
      name
      label
      note
    }
  }
`);

type ProductRef = FragmentType<typeof PRODUCT>;

/** Products with fabrics that can be sampled. */
export function useSampleProducts(products: ProductRef[]) {
  return useFragmentData(PRODUCT, products);
}

export type SampleProduct = ReturnType<typeof useSampleProducts>[number];
export type Fabric = SampleProduct["materials"][number];

/** The fabrics, without duplicates, in the order of the products. */
export function fabricsOf(products: readonly SampleProduct[]): Fabric[] {
  const fabrics = new Map<string, Fabric>();
  for (const { materials } of products)
    for (const material of materials)
      if (hasSamples(material.name) && !fabrics.has(material.name)) fabrics.set(material.name, material);
  return [...fabrics.values()];
}

/** Products in a fabric. */
export const madeOf = (products: readonly SampleProduct[], fabric: string): SampleProduct[] =>
  products.filter(({ materials }) => materials.some(({ name }) => name === fabric));

/** Labels of the chosen samples, without those of withdrawn products. */
export function namedSamples(products: readonly SampleProduct[], samples: readonly Sample[]) {
  return samples.flatMap((sample) => {
    const product = products.find(({ id }) => id === sample.productId);
    const material = product?.materials.find(({ name }) => name === sample.material);
    const color = product?.colors.find(({ name }) => name === sample.color);
    if (!product || !material || !hasSamples(material.name) || !color) return [];
    return [{ sample, product: product.name, material: material.label, color: color.label, hex: color.hex }];
  });
}
