import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { CartAnnouncement } from "../../features/cart/CartAnnouncement";
import { CartFailure } from "../../features/cart/CartFailure";
import { CartLines } from "../../features/cart/CartLines";
import { PromotionCode } from "../../features/cart/PromotionCode";
import { useCart, type Cart } from "../../features/cart/useCart";
import { BUYING_STEPS } from "../../features/ideas/buying-steps";
import { WithIdeas } from "../../features/ideas/WithIdeas";
import { PhoneOrder } from "../../features/phone-order/PhoneOrder";
import type { ToldConfiguration } from "../../features/phone-order/told-configuration";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { paths } from "../../lib/paths";
import { EmptyState } from "../../ui/EmptyState";
import { OutlineLink } from "../../ui/links";
import { LoadingFrame } from "../../ui/LoadingFrame";
import { chakra } from "../../ui/theme/chakra";
import { CartSkeleton } from "./CartSkeleton";
import { FullCart } from "./FullCart";
import { NeedHelp } from "./NeedHelp";

const LINE = graphql(`
  fragment ToldLine_line on CartLine {
    width
    height
    material
    color
    customizations {
      name
      value
    }
    product {
      id
      name
    }
  }
`);

/** Codes of all lines that are still made, for an order by phone. */
function CartByPhone({ cart }: { cart: Pick<Cart, "lines"> }) {
  const client = useApolloClient();
  const read = () =>
    cart.lines.flatMap((from): ToldConfiguration[] => {
      const line = client.readFragment({ fragment: LINE, from });
      if (!line?.product) return [];
      const { width, height, material, color, product } = line;
      const customizations = line.customizations.map(({ name, value }) => ({ name, value }));
      return [
        {
          name: product.name,
          configuration: { productId: product.id, width, height, material, color, customizations },
        },
      ];
    });
  return <PhoneOrder read={read} />;
}

const SHOP = graphql(`
  fragment CartContents_shop on Shop {
    promotion {
      name
      code
      percent
    }
    ...NeedHelp_shop
  }
`);

/** The cart in each of its states. */
export function CartContents({ shop }: { shop: FragmentType<typeof SHOP> }) {
  const data = useFragmentData(SHOP, shop);
  const { state, cart, isUpdating, retry } = useCart();
  const place = useRef<HTMLDivElement>(null);
  const takeFocus = () => place.current?.focus();

  if (!cart && state === "failed") return <CartFailure level="h1" onRetry={retry} />;
  if (!cart) {
    return (
      <LoadingFrame>
        <CartSkeleton />
      </LoadingFrame>
    );
  }
  return (
    <chakra.div ref={place} tabIndex={-1} _focus={{ outline: "none" }}>
      <CartAnnouncement />
      {cart.count === 0 ? (
        <>
          <CartLines lines={cart.lines} onFocusLost={takeFocus} />
          <WithIdeas title="What happens next" steps={BUYING_STEPS}>
            <EmptyState
              level="h1"
              title="Your Cart is Empty"
              action={<OutlineLink to={paths.home.href()}>Shop Now</OutlineLink>}
            >
              You have not added anything to your cart yet.
            </EmptyState>
          </WithIdeas>
        </>
      ) : (
        <FullCart
          cart={cart}
          isUpdating={isUpdating}
          code={<PromotionCode cart={cart} advertised={data.promotion} />}
          help={
            <NeedHelp shop={data}>
              <CartByPhone cart={cart} />
            </NeedHelp>
          }
          onFocusLost={takeFocus}
        />
      )}
    </chakra.div>
  );
}
