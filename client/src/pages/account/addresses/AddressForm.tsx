import "../../../lib/zod-setup";
import { useMutation } from "@apollo/client/react";
import { addressForm } from "@rules/account-forms";
import { Button } from "../../../ui/Button";
import { Checkbox } from "../../../ui/form/Checkbox";
import { TextFields } from "../../../ui/form/TextFields";
import { AccountForm } from "../../../features/account-form/AccountForm";
import { ADDRESS_FIELDS, fieldId } from "../../../features/account-form/account-fields";
import type { SavedAddress } from "../../../features/addresses/saved-address";
import { SAVE_ADDRESS } from "./useAddressBook";
import { useAccountForm } from "../../../features/account-form/useAccountForm";

type AddressFormProps = {
  /** What stands in the fields at first. */
  start: Omit<SavedAddress, "id" | "__typename">;
  /** Of the address to change; a new one has none. */
  id?: string;
  /** The first address fills the checkout in any case. */
  isOnly: boolean;
  onDone: () => void;
  onCancel: () => void;
};

const ORDER = [...ADDRESS_FIELDS.map(({ name }) => name), "isDefault"] as const;

/** An address to be kept. */
export function AddressForm({ start, id, isOnly, onDone, onCancel }: AddressFormProps) {
  const [saveAddress] = useMutation(SAVE_ADDRESS);
  const form = useAccountForm({
    schema: addressForm,
    start: () => ({ ...start, phoneNumber: start.phoneNumber ?? "" }),
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
      <TextFields fields={ADDRESS_FIELDS} register={form.register} errorOf={form.errorOf} idOf={fieldId} />
      {!isOnly && (
        <Checkbox id={fieldId("isDefault")} {...form.register("isDefault")}>
          Fill the checkout in with this address
        </Checkbox>
      )}
    </AccountForm>
  );
}
