import { useMutation } from "@apollo/client/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { graphql } from "../../gql";
import { idempotencyKeys } from "../../lib/idempotency-keys";
import { paths } from "../../lib/paths";
import { failureOf } from "../../lib/shop-failure";
import { Button } from "../../ui/Button";
import { ErrorText } from "../../ui/form/ErrorText";
import { TextField } from "../../ui/form/TextField";
import { OutlineLink } from "../../ui/links";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { lastDayOf } from "./held-words";

const KEEP_PRICE = graphql(`
  mutation KeepPrice($input: KeepPriceInput!) {
    keepPrice(input: $input) {
      heldQuote {
        number
        heldUntil
      }
      errors {
        ...PayloadError @unmask
      }
    }
  }
`);

const keys = idempotencyKeys("keep-price-keys");

const Form = chakra("form", { base: { display: "grid", gap: "4", mt: "4" } });
const Kept = chakra("div", {
  base: { display: "grid", gap: "3", justifyItems: "start", mt: "4", _focus: { outline: "none" } },
});

type KeepPriceProps = {
  /** What the shopper sees of the cart. */
  cart: { version: number; checkoutTotals: { totalPence: number } };
  /** A change of the cart is on its way, so its price is not known yet. */
  isUpdating: boolean;
};

/** "Keep this price": makes a quote of the cart, and mails it where an address is given. */
export function KeepPrice({ cart, isUpdating }: KeepPriceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [email, setEmail] = useState("");
  const [failure, setFailure] = useState<string>();
  const [keep, { loading, data }] = useMutation(KEEP_PRICE);
  const field = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.querySelector("input")?.focus();
  }, [isOpen]);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    const seen = {
      email: email.trim() || null,
      expectedVersion: cart.version,
      expectedTotalPence: cart.checkoutTotals.totalPence,
    };
    try {
      await keys.settle(seen, keep({ variables: { input: { ...seen, idempotencyKey: keys.keyFor(seen) } } }));
    } catch (error) {
      setFailure(failureOf(error).sentence);
    }
  };

  const quote = data?.keepPrice?.heldQuote;
  if (quote) return <PriceKept {...quote} />;
  if (!isOpen)
    return (
      <Button variant="line" w="full" onClick={() => setIsOpen(true)}>
        Keep this price
      </Button>
    );
  return (
    <Form ref={field} noValidate aria-label="Keep this price" onSubmit={(event) => void handleSubmit(event)}>
      <SmallText>
        We write down what is in your cart as a quote, and hold its prices for you. You are bound to nothing.
      </SmallText>
      <TextField
        label="Email"
        hint="optional"
        type="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
      <Button type="submit" variant="line" busy={loading || isUpdating} busyText="Keeping...">
        Keep it
      </Button>
    </Form>
  );
}

/** The quote that was made. It takes the focus. */
function PriceKept({ number, heldUntil }: { number: string; heldUntil: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Kept ref={place} tabIndex={-1} role="status">
      <p>
        <b>Quote {number}</b> holds this price until {lastDayOf(heldUntil)}.
      </p>
      <OutlineLink to={paths.quote.href(number)}>See your quote</OutlineLink>
    </Kept>
  );
}
