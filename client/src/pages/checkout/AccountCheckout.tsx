import { useSuspenseQuery } from "@apollo/client/react";
import type { ComponentProps } from "react";
import { graphql } from "../../gql";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { FullCheckout } from "./FullCheckout";
import { useKnownShopper, type KnownShopperAccount } from "./known-shopper";

const CHECKOUT_ACCOUNT = graphql(`
  query CheckoutAccount {
    me {
      id
      ...KnownShopper_account
    }
  }
`);

type CheckoutProps = ComponentProps<typeof FullCheckout>;

/** The checkout of a signed-in customer, prefilled from the account; empty if that can't be loaded. */
export function AccountCheckout(checkout: CheckoutProps) {
  return (
    <ErrorBoundary fallback={() => <FullCheckout {...checkout} />}>
      <ReadCheckout {...checkout} />
    </ErrorBoundary>
  );
}

function ReadCheckout(checkout: CheckoutProps) {
  const { data } = useSuspenseQuery(CHECKOUT_ACCOUNT);
  return data.me ? <KnownCheckout account={data.me} {...checkout} /> : <FullCheckout {...checkout} />;
}

function KnownCheckout({ account, ...checkout }: CheckoutProps & { account: KnownShopperAccount }) {
  return <FullCheckout {...checkout} known={useKnownShopper(account)} />;
}
