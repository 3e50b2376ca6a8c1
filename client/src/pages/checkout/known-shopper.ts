import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { useAddresses } from "../../features/addresses/saved-address";
import { graphql } from "../../gql";

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

export type KnownShopperAccount = FragmentType<typeof ACCOUNT>;

/**
 * What an account prefills in the checkout: its default address, which is the first one; otherwise the address of its
 * latest order; otherwise name and contact details.
 */
export function useKnownShopper(account: KnownShopperAccount) {
  const { data } = useSuspenseFragment({ fragment: ACCOUNT, fragmentName: "KnownShopper_account", from: account });
  const { email, firstName, lastName, phone } = data;
  const { addresses, latestOrder } = useAddresses(data);
  const [saved] = addresses;
  const to = saved ?? latestOrder?.address;
  const phoneNumber = saved?.phoneNumber ?? phone ?? (saved ? undefined : latestOrder?.phoneNumber) ?? "";
  if (!to) return { email, firstName, lastName, phoneNumber };
  const { address, city, state, zipCode } = to;
  return { email, firstName: to.firstName, lastName: to.lastName, phoneNumber, address, city, state, zipCode };
}
