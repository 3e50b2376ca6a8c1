import { useMutation } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { shownWindowName } from "@rules/window-names";
import { useCartChange } from "../../features/cart/cart-context";
import type { AddChoicesMutation } from "../../gql/graphql";
import { logFailure } from "../../lib/failure-log";
import { paths } from "../../lib/paths";
import { failureOf } from "../../lib/shop-failure";
import { Button } from "../../ui/Button";
import { ErrorText } from "../../ui/form/ErrorText";
import { OutlineLink } from "../../ui/links";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { ADD_CHOICES, type ShownChoices } from "./project-documents";

type Notes = NonNullable<NonNullable<AddChoicesMutation["addChoicesToCart"]>["notes"]>;

const Frame = chakra("div", { base: { display: "grid", gap: "4", mt: "6", _focus: { outline: "none" } } });

/** Puts all choices into the cart, each for its window, and tells what is not in it as it was chosen. */
export function PutInCart({ options }: { options: ShownChoices["options"] }) {
  const [add, { loading, data }] = useMutation(ADD_CHOICES, { context: { schedule: useCartChange() } });
  const [failure, setFailure] = useState<string>();

  const handlePress = async () => {
    setFailure(undefined);
    try {
      await add();
    } catch (error) {
      logFailure("Choices not put into the cart", error);
      setFailure(failureOf(error).sentence);
    }
  };

  const payload = data?.addChoicesToCart;
  if (payload?.cart) return <InCart notes={payload.notes ?? []} chosen={options.length} />;
  return (
    <Frame>
      {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
      <Button size="l" w="full" busy={loading} busyText="Putting into your cart..." onClick={() => void handlePress()}>
        Put all in the cart
      </Button>
      <SmallText>In the cart you can keep this price, change quantities, and order.</SmallText>
    </Frame>
  );
}

/** What has become of the choices. It takes the focus. */
function InCart({ notes, chosen }: { notes: Notes; chosen: number }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const leftOut = notes.filter(({ reason }) => reason === "NOT_MADE" || reason === "CART_FULL").length;
  return (
    <Frame ref={place} tabIndex={-1} role="status">
      <p>
        <b>{leftOut === 0 ? "Your choices are in your cart." : leftOutWords(leftOut, chosen)}</b>
      </p>
      {notes.length > 0 && (
        <chakra.ul pl="5" listStyleType="disc">
          {notes.map(({ option, reason, message }) => (
            <li key={option.id + reason}>
              {shownWindowName(option)}: {message}
            </li>
          ))}
        </chakra.ul>
      )}
      <OutlineLink to={paths.cart.href()}>View Cart</OutlineLink>
    </Frame>
  );
}

const leftOutWords = (leftOut: number, chosen: number): string =>
  leftOut >= chosen
    ? "None of your choices could be put into your cart."
    : `${chosen - leftOut} of ${chosen} choices are in your cart.`;
