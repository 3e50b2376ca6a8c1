import { useMutation } from "@apollo/client/react";
import { addressForm } from "@rules/account-forms";
import { ADDRESS_FIELDS } from "../../../features/account-form/account-fields";
import { AccountForm } from "../../../features/account-form/AccountForm";
import { useAccountForm } from "../../../features/account-form/useAccountForm";
import type { SavedAddress } from "../../../features/addresses/saved-address";
import { Button } from "../../../ui/Button";
import { Checkbox } from "../../../ui/form/Checkbox";
import { TextFields } from "../../../ui/form/TextFields";
import { SAVE_ADDRESS } from "./useAddressBook";

type AddressFormProps = {
  /** Initial values. */
  start: Omit<SavedAddress, "id" | "__typename">;
  /** Id of the edited address; undefined for a new one. */
  id?: string;
  /** The only address is the default in any case. */
  isOnly: boolean;
  onDone: () => void;
  onCancel: () => void;
};

const ORDER = [...ADDRESS_FIELDS.map(({ name }) => name), "isDefault"] as const;

/** Form of a saved address. */
export function AddressForm({ start, id, isOnly, onDone, onCancel }: AddressFormProps) {
  const [saveAddress] = useMutation(SAVE_ADDRESS);
  const form = useAccountForm({
    schema: addressForm,
    start: () => ({ ...start, phoneNumber: start.phoneNumber ?? "", addressLine2: start.addressLine2 ?? "" }),
    order: ORDER,
    send: async (address) => {
      await saveAddress({ variables: { input: { ...address, id } } });
      onDone();
    },
  });
  return (
    <AccountForm
      form={form}
      button="Save address"
      busyText="Saving..."
      look={{ size: "m" }}
      takesFocus
      beside={
        <Button variant="soft" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <TextFields fields={ADDRESS_FIELDS} field={form.field} />
      {!isOnly && <Checkbox {...form.field("isDefault")}>Fill the checkout in with this address</Checkbox>}
    </AccountForm>
  );
}
