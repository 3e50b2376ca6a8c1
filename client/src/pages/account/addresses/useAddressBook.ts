import { useState } from "react";
import type { SavedAddress } from "../../../features/addresses/saved-address";
import { graphql } from "../../../gql";
import type { SaveAddressInput } from "../../../gql/graphql";
import { useAccountChange } from "../frame/useAccountChange";

export const SAVE_ADDRESS = graphql(`
  mutation SaveAddress($input: SaveAddressInput!) {
    saveAddress(input: $input) {
      account {
        ...AddressBook_account
      }
    }
  }
`);

const REMOVE_ADDRESS = graphql(`
  mutation RemoveAddress($input: RemoveAddressInput!) {
    removeAddress(input: $input) {
      account {
        ...AddressBook_account
      }
    }
  }
`);

/** A saved address as input of the mutation. */
const inputOf = ({ __typename: _, ...address }: SavedAddress): SaveAddressInput => address;

/** State of the address book: the edited address, and the actions of the others. */
export function useAddressBook() {
  const [edited, setEdited] = useState<SavedAddress | "new">();
  const [removed, setRemoved] = useState<SavedAddress>();
  const saving = useAccountChange(SAVE_ADDRESS);
  const removing = useAccountChange(REMOVE_ADDRESS);

  return {
    edited,
    edit: (address: SavedAddress | "new") => {
      setRemoved(undefined);
      setEdited(address);
    },
    stopEditing: () => setEdited(undefined),
    makeDefault: (address: SavedAddress) => saving.run({ input: { ...inputOf(address), isDefault: true } }),
    remove: async (address: SavedAddress) => {
      if (await removing.run({ input: { id: address.id } })) setRemoved(address);
    },
    /** The address that was just removed, until the next action. */
    removed,
    putBack: async (address: SavedAddress) => {
      const { id: _, ...input } = inputOf(address);
      if (await saving.run({ input })) setRemoved(undefined);
    },
    isSending: saving.isSending || removing.isSending,
    notice: saving.notice ?? removing.notice,
  };
}
