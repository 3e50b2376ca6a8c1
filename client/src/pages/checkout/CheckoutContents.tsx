import { useCartChange } from "../../features/cart/cart-context";
import { CartFailure } from "../../features/cart/CartFailure";
import { useCart, type Cart } from "../../features/cart/useCart";
import { useSignedIn } from "../../features/sign-in/useSignedIn";
import { LoadingFrame } from "../../ui/LoadingFrame";
import { AccountCheckout } from "./AccountCheckout";
import { CheckoutSkeleton } from "./CheckoutSkeleton";
import { EmptyCheckout } from "./EmptyCheckout";
import { FullCheckout } from "./FullCheckout";
import { useOrdering } from "./useOrdering";

/** The checkout in each state of the cart. */
export function CheckoutContents() {
  const { state, cart, isUpdating, retry } = useCart();
  const isSignedIn = Boolean(useSignedIn());
  const { place, sentCart, refusal, findLostOrder, showOrder } = useOrdering<Cart>(useCartChange());

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
      isUpdating={isUpdating}
      isPlacing={sentCart !== undefined}
      refusal={refusal}
      onOrder={(form, lines) => place(form, shown, lines)}
    />
  );
}
