import { useEffect, useRef } from "react";
import { MOST_ADDRESSES } from "@rules/account-forms";
import { useAddresses, type AddressBookAccount, type SavedAddress } from "../../../features/addresses/saved-address";
import { Button } from "../../../ui/Button";
import { EmptyState } from "../../../ui/EmptyState";
import { FormNotice } from "../../../ui/form/FormNotice";
import { chakra } from "../../../ui/theme/chakra";
import { UndoRow } from "../../../ui/UndoRow";
import { AddressForm } from "./AddressForm";
import { AddressRow } from "./AddressRow";
import { useAddressBook } from "./useAddressBook";

type RemovedAddressProps = {
  address: SavedAddress;
  isSending: boolean;
  onPutBack: (address: SavedAddress) => Promise<void>;
};

/** Undo for a removed address. It takes the focus from the removed row. */
function RemovedAddress({ address, isSending, onPutBack }: RemovedAddressProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), [address]);
  return (
    <UndoRow role="status" mb="6">
      <p>
        <b>{address.address}</b> removed
      </p>
      <Button ref={undo} variant="link" fontSize="small" busy={isSending} onClick={() => void onPutBack(address)}>
        Undo
      </Button>
    </UndoRow>
  );
}

/** The saved addresses; one at a time can be edited in place. */
export function AddressBook({ account }: { account: AddressBookAccount }) {
  const { addresses, newAddress } = useAddresses(account);
  const book = useAddressBook();
  const list = useRef<HTMLDivElement>(null);
  const { edited } = book;

  const finish = () => {
    book.stopEditing();
    // The form is gone, and with it the focused button.
    list.current?.focus();
  };
  const form = (
    <AddressForm
      key={edited === "new" ? "new" : edited?.id}
      {...(edited === undefined || edited === "new" ? { start: newAddress } : { start: edited, id: edited.id })}
      isOnly={addresses.length === 0 || (edited !== "new" && edited?.isDefault === true)}
      onDone={finish}
      onCancel={finish}
    />
  );
  const addButton = (
    <Button variant="line" onClick={() => book.edit("new")}>
      Add an address
    </Button>
  );

  return (
    <chakra.div ref={list} tabIndex={-1} maxW="44rem" _focus={{ outline: "none" }}>
      {addresses.length > 0 && (
        <chakra.ul listStyleType="none" borderBottomWidth="1px" mb="8" aria-label="Your addresses">
          {addresses.map((address) => (
            <li key={address.id}>
              {edited !== "new" && edited?.id === address.id ? (
                <chakra.div py="6" borderTopWidth="1px">
                  {form}
                </chakra.div>
              ) : (
                <AddressRow
                  address={address}
                  onEdit={() => book.edit(address)}
                  onRemove={() => void book.remove(address)}
                  onMakeDefault={() => void book.makeDefault(address)}
                />
              )}
            </li>
          ))}
        </chakra.ul>
      )}
      {book.removed && <RemovedAddress address={book.removed} isSending={book.isSending} onPutBack={book.putBack} />}
      <FormNotice>{book.notice}</FormNotice>
      {edited === "new" ? form : undefined}
      {edited === undefined && addresses.length > 0 && addresses.length < MOST_ADDRESSES && addButton}
      {edited === undefined && addresses.length === 0 && (
        <EmptyState title="No addresses yet" action={addButton}>
          The first one that you add fills in the checkout, on every device.
        </EmptyState>
      )}
    </chakra.div>
  );
}
