import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { configuratorFactor } from "@rules/configurator-price";
import { materialFactor } from "@rules/line-price";
import type { Percent } from "@rules/money";
import { PRICE_POLICIES, type PolicyRules } from "@rules/price-policy";
import { useAddToCart } from "../../../features/cart/useAddToCart";
import { useChangeLine } from "../../../features/cart/useChangeLine";
import { useDraft } from "../../../features/configurator/useDraft";
import { useSizeFields } from "../../../features/configurator/useSizeFields";
import { graphql } from "../../../gql";
import type { PricePolicy } from "../../../gql/graphql";
import { wordingOf } from "./wording";

type PagePricing = PolicyRules & {
  /** Price factor of a material in percent. */
  readonly materialFactor: (material: string) => Percent;
};

/** The product page's formula for each pricing policy of the API. */
const PAGE_PRICING: Readonly<Record<PricePolicy, PagePricing>> = {
  CONSISTENT: { ...PRICE_POLICIES.consistent, materialFactor },
  AS_SPECIFIED: { ...PRICE_POLICIES["as-specified"], materialFactor: configuratorFactor },
};

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
  const { change: changeLine, isChanging } = useChangeLine();
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
    isBusy: isAdding || isChanging,
    /** Adds a line to the cart, or changes the one that the configurator was opened for. */
    submit: async () => {
      if (!sizeFields.check()) return;
      const { color, material, size, lineId } = drafting.read().draft.configuration;
      if (lineId === undefined)
        return void add({ productId: product.id, quantity: 1, color, material, ...size, customizations: [] });
      if ((await changeLine({ lineId, color, material, ...size })) === "failed") return;
      change((now) => ({ ...now, configuration: { ...now.configuration, lineId: undefined } }));
    },
  };
}
