import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useCartChange } from "../../features/cart/cart-context";
import { paths } from "../../lib/paths";
import { failureOf } from "../../lib/shop-failure";
import { Button } from "../../ui/Button";
import { ErrorText } from "../../ui/form/ErrorText";
import { OutlineLink, TextLink } from "../../ui/links";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { PriceAnew } from "./PriceAnew";
import { ORDER_QUOTE, QUOTE, type ShownQuote } from "./quote-documents";
import { QuoteActFrame } from "./QuoteActFrame";
import { QuoteOutcome } from "./QuoteOutcome";

/** Orders a quote: makes the cart of it, and asks before that takes the place of something else. */
export function OrderQuote({ quote }: { quote: ShownQuote }) {
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isPressed, setPressed] = useState(false);
  const [order, { loading, data, client }] = useMutation(ORDER_QUOTE, { context: { schedule: useCartChange() } });
  const { number, state, orderNumber } = quote;

  const send = async (replacesCart: boolean) => {
    setFailure(undefined);
    setPressed(true);
    try {
      await order({ variables: { input: { number, replacesCart } } });
    } catch (error) {
      const { code, sentence } = failureOf(error);
      setFailure(sentence);
      // The shop knows whether what is in the cart is something else; only then it may be replaced.
      setIsAsking(code === "CART_NOT_EMPTY");
      // It was ordered or its time is over: the page says so as soon as it knows. Where it can't be read again the sentence stays.
      if (code === "CONFLICT") await client.refetchQueries({ include: [QUOTE] }).catch(() => undefined);
    }
  };

  if (state === "ORDERED")
    return (
      <QuoteOutcome takesFocus={isPressed}>
        <p>
          This quote is ordered:{" "}
          <TextLink to={paths.trackOrder.href(orderNumber ?? undefined)}>order {orderNumber}</TextLink>.
        </p>
      </QuoteOutcome>
    );
  if (state === "EXPIRED") return <PriceAnew quote={quote} isPressed={isPressed} onPress={() => setPressed(true)} />;
  const payload = data?.orderHeldQuote;
  if (payload?.cart) return <InCart notices={payload.notices ?? []} />;
  return (
    <QuoteActFrame>
      {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
      <Button size="l" w="full" busy={loading} busyText="Putting into your cart..." onClick={() => void send(isAsking)}>
        {isAsking ? "Replace my cart by the quote" : "Order this"}
      </Button>
      <SmallText>
        We check every size and child safety anew, and tell you if something can’t be made any more.
      </SmallText>
    </QuoteActFrame>
  );
}

/** The quote is in the cart. */
function InCart({ notices }: { notices: readonly string[] }) {
  return (
    <QuoteOutcome>
      <p>
        <b>It is in your cart</b> at the prices of the quote.
      </p>
      {notices.length > 0 && (
        <chakra.ul pl="5" listStyleType="disc">
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </chakra.ul>
      )}
      <OutlineLink to={paths.cart.href()}>View Cart</OutlineLink>
    </QuoteOutcome>
  );
}
