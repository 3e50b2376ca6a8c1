import { useSuspenseQuery } from "@apollo/client/react";
import type { ComponentProps } from "react";
import { useAddresses } from "../../features/addresses/saved-address";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { FullCheckout } from "./FullCheckout";

const ACCOUNT = graphql(`
  fragment KnownShopper_account on Account {
    id
    email
    firstName
    lastName
    phone
    ...AddressBook_account
  }
`);

type KnownShopperAccount = FragmentType<typeof ACCOUNT>;

/**
 * What an account prefills in the checkout: its default address, which is the first one; otherwise the address of its
 * latest order; otherwise name and contact details.
 */
function useKnownShopper(account: KnownShopperAccount) {
  const data = useFragmentData(ACCOUNT, account);
  const { email, firstName, lastName, phone } = data;
  const { addresses, latestOrder } = useAddresses(data);
  const [saved] = addresses;
  const to = saved ?? latestOrder?.address;
  const phoneNumber = saved?.phoneNumber ?? phone ?? (saved ? undefined : latestOrder?.phoneNumber) ?? "";
  if (!to) return { email, firstName, lastName, phoneNumber };
  const { firstName: first, lastName: last, address, city, state, zipCode } = to;
  const addressLine2 = to.addressLine2 ?? "";
  return { email, firstName: first, lastName: last, phoneNumber, address, addressLine2, city, state, zipCode };
}

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
