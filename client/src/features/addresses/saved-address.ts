import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";

const ACCOUNT = graphql(`
  fragment AddressBook_account on Account {
    id
    firstName
    lastName
    phone
    addresses {
      id
      firstName
      lastName
      address
      addressLine2
      city
      state
      zipCode
      phoneNumber
      isDefault
    }
    latestOrders: orders(first: 1) {
      nodes {
        id
        phoneNumber
        ...ShippingAddress_order @unmask
      }
    }
  }
`);

export type AddressBookAccount = FragmentType<typeof ACCOUNT>;

/**
 * The saved addresses, the default one first; and the initial fields of a new one: the address of the latest order
 * while none is saved, otherwise the owner's name.
 */
export function useAddresses(account: AddressBookAccount) {
  const { addresses, firstName, lastName, phone, latestOrders } = useFragmentData(ACCOUNT, account);
  const [latestOrder] = latestOrders.nodes;
  const empty = {
    ...{ firstName, lastName, phoneNumber: phone },
    ...{ address: "", addressLine2: "", city: "", state: "", zipCode: "" },
  };
  const ordered = latestOrder && { ...latestOrder.address, phoneNumber: latestOrder.phoneNumber ?? phone };
  const newAddress = { ...(addresses.length === 0 && ordered ? ordered : empty), isDefault: false };
  return { addresses, latestOrder, newAddress };
}

export type SavedAddress = ReturnType<typeof useAddresses>["addresses"][number];
