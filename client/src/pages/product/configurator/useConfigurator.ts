import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { useAddToCart } from "../../../features/cart/useAddToCart";
import { useDraft } from "../../../features/configurator/useDraft";
import { useSizeFields } from "../../../features/configurator/useSizeFields";
import { graphql } from "../../../gql";
import { PAGE_PRICING } from "./pricing";
import { wordingOf } from "./wording";

const PRODUCT = graphql(`
  fragment Configurator_product on Product {
    id
    name
    family
    variant
    basePricePence
    minWidth
    maxWidth
    minHeight
    maxHeight
    maxArea
    minWidthBeyondHeight
    warrantyYears
    leadTimeDays
    features
    colors {
      name
      label
      hex
    }
    materials {
      name
      label
      note
      filter
    }
  }
`);

const SHOP = graphql(`
  fragment Configurator_shop on Shop {
    pricePolicy
    childSafetyStandard
    returnDays
  }
`);

export type ConfiguratorOptions = {
  product: FragmentType<typeof PRODUCT>;
  shop: FragmentType<typeof SHOP>;
};

/** State and actions for all parts of the configurator. */
export type Configurator = ReturnType<typeof useConfigurator>;

/** The choices for one product: read from the URL, stored in it, and priced. */
export function useConfigurator({ product: productRef, shop: shopRef }: ConfiguratorOptions) {
  const { data: product } = useSuspenseFragment({ fragment: PRODUCT, from: productRef });
  const { data: shop } = useSuspenseFragment({ fragment: SHOP, from: shopRef });
  const { add, isAdding } = useAddToCart();
  const drafting = useDraft(product);
  const { draft, unit, change } = drafting;
  const sizeFields = useSizeFields(drafting, product);
  const { configuration } = draft;
  const pricing = PAGE_PRICING[shop.pricePolicy];
  const priced = { basePence: product.basePricePence, ...configuration };

  return {
    product,
    shop,
    unit,
    configuration,
    sizeFields,
    wording: wordingOf(product.family, product.variant),
    color: product.colors.find(({ name }) => name === configuration.color),
    material: product.materials.find(({ name }) => name === configuration.material),
    materialFactor: pricing.materialFactor,
    pricePence: pricing.productPagePricePence(priced),
    priceLines: pricing.productPageBreakdown(priced, unit),
    pickColor: (color: string) => change((now) => ({ ...now, configuration: { ...now.configuration, color } })),
    pickMaterial: (material: string) =>
      change((now) => ({ ...now, configuration: { ...now.configuration, material } })),
    isAdding,
    add: () => {
      if (!sizeFields.check()) return;
      const { color, material, size } = drafting.read().draft.configuration;
      void add({ productId: product.id, quantity: 1, color, material, ...size, customizations: [] });
    },
  };
}
