import { isAlwaysMeasured } from "@rules/always-measured";
import type { Fulfilment } from "@rules/order-choices";
import type { Cart } from "../../../features/cart/useCart";
import { useUpdateCart } from "../../../features/cart/useUpdateCart";
import { graphql } from "../../../gql";
import { useFragmentData, type FragmentType } from "../../../lib/fragment";
import { FormSection } from "../form/FormSection";
import type { CheckoutLine } from "../summary/checkout-line";
import { DeliveryChoice } from "./DeliveryChoice";
import { FulfilmentChoice } from "./FulfilmentChoice";
import { useKeptChoice } from "./use-kept-choice";

const SHOP = graphql(`
  fragment OrderChoices_shop on Shop {
    expressPence
    standardDeliveryDays {
      from
      to
    }
    expressDeliveryDays {
      from
      to
    }
  }
`);

type OrderChoicesProps = {
  cart: Pick<Cart, "fulfilment" | "delivery" | "checkoutTotals">;
  lines: readonly CheckoutLine[];
  shop: FragmentType<typeof SHOP>;
};

/**
 * Who measures and fits, and how it is sent if the shopper does. The choices are kept on the cart. What the shop fits it also
 * brings: express goes with that choice.
 */
export function OrderChoices({ cart, lines, shop }: OrderChoicesProps) {
  const data = useFragmentData(SHOP, shop);
  const update = useUpdateCart();
  const fulfilment = useKeptChoice<Fulfilment>(cart.fulfilment, (wanted) =>
    update({ fulfilment: wanted, ...(wanted === "MEASURE_AND_FIT" && { delivery: "STANDARD" }) }),
  );
  const delivery = useKeptChoice(cart.delivery, (wanted) => update({ delivery: wanted }));
  const isExpress = cart.delivery === "EXPRESS";
  const standardPence = cart.checkoutTotals.deliveryPence - (isExpress ? data.expressPence : 0);
  return (
    <FormSection title="Measuring and fitting">
      <FulfilmentChoice
        value={fulfilment.value}
        isFixed={lines.some(({ product }) => product && isAlwaysMeasured(product))}
        onPick={fulfilment.pick}
      />
      {(fulfilment.value === "MAKE_TO_SIZES" || isExpress) && (
        <DeliveryChoice
          value={delivery.value}
          onPick={delivery.pick}
          prices={{ STANDARD: standardPence, EXPRESS: standardPence + data.expressPence }}
          days={{ STANDARD: data.standardDeliveryDays, EXPRESS: data.expressDeliveryDays }}
        />
      )}
    </FormSection>
  );
}
