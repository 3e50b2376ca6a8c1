import { useState } from "react";
import { useLocation } from "react-router-dom";
import { limitsIn } from "@rules/material-limits";
import type { Choice } from "@rules/options/option";
import { namesIn } from "../../../features/cart/line-href";
import { useAddToCart } from "../../../features/cart/useAddToCart";
import { useChangeLine } from "../../../features/cart/useChangeLine";
import { lastSizeProblem } from "../../../features/configurator/last-size";
import { useDraft, type ChangeKind } from "../../../features/configurator/useDraft";
import { useSizeFields } from "../../../features/configurator/useSizeFields";
import type { WantedLineChange } from "../../../features/order/change-line/changed-order";
import { graphql } from "../../../gql";
import { useFragmentData, type FragmentType } from "../../../lib/fragment";
import type { Configuration } from "../../../product/configuration";
import { PAGE_PRICING } from "../../../product/page-pricing";
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
    cordWarning
    publishedRules
    colors {
      name
      label
      hex
      description
    }
    options {
      name
      label
      defaultValue
      measure
      values {
        name
        label
      }
    }
    specifications {
      name
      value
    }
    materials {
      name
      label
      note
      surface
      filter
      maxWidth
      maxArea
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
  const product = useFragmentData(PRODUCT, productRef);
  const shop = useFragmentData(SHOP, shopRef);
  const { add, isAdding } = useAddToCart();
  const { roomName, windowName } = namesIn(useLocation().state);
  const { change: changeLine, isChanging } = useChangeLine();
  const [orderChange, setOrderChange] = useState<WantedLineChange>();
  const drafting = useDraft(product);
  const { draft, unit, change } = drafting;
  const sizeFields = useSizeFields(drafting, (material) => limitsIn(product, material));
  const { configuration } = draft;
  const pricing = PAGE_PRICING[shop.pricePolicy];
  const priced = { basePence: product.basePricePence, ...configuration };

  const wording = wordingOf(product.family, product.variant);

  return {
    product,
    shop,
    unit,
    configuration,
    /** The room of the next line; null where the visitor has not named one. */
    roomName,
    sizeFields,
    /** Why the size opens at the smallest, where the visitor typed another at the product before. */
    lastSizeProblem: lastSizeProblem(draft, unit, wording.second.toLowerCase()),
    wording,
    color: product.colors.find(({ name }) => name === configuration.color),
    material: product.materials.find(({ name }) => name === configuration.material),
    materialFactor: pricing.materialFactor,
    pricePence: pricing.productPagePricePence(priced),
    priceLines: pricing.productPageBreakdown(priced, unit),
    pickColor: (color: string) =>
      change((now) => ({ ...now, configuration: { ...now.configuration, color } }), "choice"),
    pickMaterial: sizeFields.pickMaterial,
    /** @param step from the current configuration to its next customizations */
    changeOptions: (step: (now: Configuration) => readonly Choice[], kind: ChangeKind) =>
      change((now) => {
        const customizations = step(now.configuration);
        return { ...now, configuration: { ...now.configuration, customizations, keepsOptions: undefined } };
      }, kind),
    /** What is told on the phone; undefined where a size can't be made, which its field says. */
    toldConfiguration: () => {
      if (!sizeFields.check()) return undefined;
      const { color, material, size, customizations } = drafting.read().draft.configuration;
      const configuration = { productId: product.id, color, material, ...size, customizations: [...customizations] };
      return [{ name: product.name, configuration }];
    },
    isBusy: isAdding || isChanging,
    /** A change of a line of an order, of which the visitor is asked; undefined while they choose. */
    orderChange,
    keepChoosing: () => setOrderChange(undefined),
    /** Adds a line to the cart, or changes the one that the configurator was opened for; of one of an order it asks first. */
    submit: async () => {
      if (!sizeFields.check()) return;
      const { color, material, size, lineId, orderNumber, keepsOptions, ...chosen } =
        drafting.read().draft.configuration;
      const choices = { color, material, ...size, customizations: [...chosen.customizations] };
      if (lineId === undefined)
        return void add({
          productId: product.id,
          quantity: 1,
          ...choices,
          ...(roomName && { roomName }),
          ...(windowName && { windowName }),
        });
      const changes = { lineId, ...choices, ...(keepsOptions && { customizations: undefined }) };
      if (orderNumber !== undefined) return setOrderChange({ number: orderNumber, ...changes });
      if ((await changeLine(changes)) === "failed") return;
      change((now) => ({ ...now, configuration: { ...now.configuration, lineId: undefined } }), "following");
    },
  };
}
