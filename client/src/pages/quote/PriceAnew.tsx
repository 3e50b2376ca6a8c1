import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { lastDayOf } from "../../features/held-quotes/held-words";
import { idempotencyKeys } from "../../lib/idempotency-keys";
import { paths } from "../../lib/paths";
import { failureOf } from "../../lib/shop-failure";
import { Button } from "../../ui/Button";
import { ErrorText } from "../../ui/form/ErrorText";
import { TextLink } from "../../ui/links";
import { SmallText } from "../../ui/texts";
import { PRICE_QUOTE_ANEW, QUOTE, type ShownQuote } from "./quote-documents";
import { QuoteOutcome } from "./QuoteOutcome";
import { QuotePricedAnew } from "./QuotePricedAnew";

const keys = idempotencyKeys("price-quote-anew-keys");

type PriceAnewProps = {
  quote: ShownQuote;
  /** Whether something was pressed that has given way to this. */
  isPressed: boolean;
  onPress: () => void;
};

/** A quote whose time is over: makes a new one of it at today's prices, and says what has changed. */
export function PriceAnew({ quote, isPressed, onPress }: PriceAnewProps) {
  const [failure, setFailure] = useState<string>();
  const [priceAnew, { loading, data, client }] = useMutation(PRICE_QUOTE_ANEW);
  const { number, heldUntil } = quote;

  const handlePress = async () => {
    onPress();
    setFailure(undefined);
    try {
      const input = { number, idempotencyKey: keys.keyFor({ number }) };
      await keys.settle({ number }, priceAnew({ variables: { input } }));
    } catch (error) {
      const { code, sentence } = failureOf(error);
      setFailure(sentence);
      // It was ordered meanwhile: the page says so as soon as it knows. Where it can't be read again the sentence stays.
      if (code === "CONFLICT") await client.refetchQueries({ include: [QUOTE] }).catch(() => undefined);
    }
  };

  const payload = data?.priceHeldQuoteAnew;
  if (payload?.heldQuote)
    return <QuotePricedAnew before={quote} anew={payload.heldQuote} lines={payload.lines ?? []} />;
  return (
    <QuoteOutcome takesFocus={isPressed}>
      <p>Its prices were held until {lastDayOf(heldUntil)}.</p>
      {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
      <Button size="l" w="full" busy={loading} busyText="Pricing it anew..." onClick={() => void handlePress()}>
        Price it anew
      </Button>
      <SmallText>
        We make a new quote at today’s prices and show you what has changed. This one stays as it is. Whatever you had
        priced anew is among <TextLink to={paths.quotes.href()}>Your quotes</TextLink>.
      </SmallText>
    </QuoteOutcome>
  );
}
