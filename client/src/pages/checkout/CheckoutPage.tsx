import { useSuspenseQuery } from "@apollo/client/react";
import { useEffect, useState, type ComponentProps } from "react";
import { useCartChange, useCartConnection } from "../../features/cart/cart-context";
import { CartFailure } from "../../features/cart/CartFailure";
import { useCart, type Cart } from "../../features/cart/useCart";
import { BUYING_STEPS } from "../../features/ideas/buying-steps";
import { WithIdeas } from "../../features/ideas/WithIdeas";
import { useSignedIn } from "../../features/sign-in/useSignedIn";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { EmptyState } from "../../ui/EmptyState";
import { OutlineLink } from "../../ui/links";
import { LoadingFrame } from "../../ui/LoadingFrame";
import { VisitorPage } from "../../ui/page/VisitorPage";
import { Lead } from "../../ui/texts";
import { AccountCheckout } from "./AccountCheckout";
import { CheckoutSkeleton } from "./CheckoutSkeleton";
import { FullCheckout } from "./FullCheckout";
import { openAttempts } from "./order/order-attempts";
import { useOrdering } from "./useOrdering";

type EmptyCheckoutProps = {
  /** Resolves to whether an order without an answer was placed after all. */
  findLostOrder: () => Promise<boolean>;
  onFound: () => void;
};

/**
 * Empty checkout. If the answer of an order was lost, it is looked up first, because the order may have emptied the
 * cart.
 */
function EmptyCheckout({ findLostOrder, onFound }: EmptyCheckoutProps) {
  const [isLooking, setIsLooking] = useState(() => openAttempts().length > 0);

  useEffect(() => {
    if (!isLooking) return;
    let isCurrent = true;
    void findLostOrder().then((isFound) => {
      if (!isCurrent) return;
      if (isFound) onFound();
      else setIsLooking(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isLooking, findLostOrder, onFound]);

  if (isLooking) {
    return (
      <Lead role="status" py="12">
        One moment, we are looking for your order.
      </Lead>
    );
  }
  return (
    <WithIdeas title="What happens next" steps={BUYING_STEPS}>
      <EmptyState
        level="h1"
        title="Your Cart is Empty"
        action={<OutlineLink to={paths.products.href()}>Continue Shopping</OutlineLink>}
      >
        There is nothing to order yet. Choose something for your windows first, then come back here.
      </EmptyState>
    </WithIdeas>
  );
}

/** The checkout in each state of the cart. */
function CheckoutContents({ shop }: Pick<ComponentProps<typeof FullCheckout>, "shop">) {
  const { state, cart, isUpdating, retry } = useCart();
  const isSignedIn = Boolean(useSignedIn());
  const { place, sentCart, refusal, findLostOrder, showOrder } = useOrdering<Cart>(
    useCartChange(),
    useCartConnection().sync.settledVersion,
  );

  const shown = sentCart ?? cart;
  if (shown === undefined && state === "failed") return <CartFailure level="h1" onRetry={retry} />;
  if (shown === undefined) {
    return (
      <LoadingFrame>
        <CheckoutSkeleton />
      </LoadingFrame>
    );
  }
  // When the basket has expired the form stays, with what was typed.
  if (shown.count === 0 && refusal?.reason.code !== "CART_EMPTY")
    return <EmptyCheckout findLostOrder={findLostOrder} onFound={showOrder} />;
  const Checkout = isSignedIn ? AccountCheckout : FullCheckout;
  return (
    <Checkout
      cart={shown}
      shop={shop}
      isUpdating={isUpdating}
      isPlacing={sentCart !== undefined}
      refusal={refusal}
      onOrder={(form, lines) => place(form, shown, lines)}
    />
  );
}

const CHECKOUT_PAGE_QUERY = graphql(`
  query CheckoutPage {
    shop {
      ...OrderChoices_shop
    }
  }
`);

/** /checkout */
export function CheckoutPage() {
  const { data } = useSuspenseQuery(CHECKOUT_PAGE_QUERY);
  return (
    <VisitorPage title="Checkout" skeleton={<CheckoutSkeleton />}>
      <CheckoutContents shop={data.shop} />
    </VisitorPage>
  );
}
