import type { Cart } from "../../features/cart/useCart";
import { lastDayOf } from "../../features/held-quotes/held-words";
import { paths } from "../../lib/paths";
import { TextLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";

const Frame = chakra("div", {
  base: { p: "5", mb: "6", bg: "bg.muted", borderLeftWidth: "3px", borderColor: "success.fg", borderRadius: "picture" },
});

/** By which quote prices of the cart are held, and what ends that. */
export function HeldPrices({ cart: { heldQuote, lines } }: { cart: Pick<Cart, "heldQuote" | "lines"> }) {
  if (!heldQuote) return null;
  const { number, state, isAsAgreed, heldUntil } = heldQuote;
  const quote = <TextLink to={paths.quote.href(number)}>Quote {number}</TextLink>;
  if (state !== "OPEN")
    return (
      <Frame role="note">
        {quote} {state === "EXPIRED" ? `held its prices until ${lastDayOf(heldUntil)}` : "has been ordered"}, so
        everything here is at today’s price.
      </Frame>
    );
  const others = lines.filter(({ isHeld }) => !isHeld).length;
  return (
    <Frame role="note">
      {quote} holds {isAsAgreed ? "these prices" : "some of these prices"} until {lastDayOf(heldUntil)}.{" "}
      {isAsAgreed
        ? "If you change an item, or want more of it, that item is at today’s price, and so are discount and delivery of a cart that is no longer as quoted."
        : `${others === 0 ? "It is not the whole quote any more, so discount and delivery are today’s" : `At today’s price: ${others} of ${lines.length} items, and discount and delivery`}. What you change back is held again.`}
    </Frame>
  );
}
