import { useEffect, useRef } from "react";
import type { SavedAddress } from "../../../features/addresses/saved-address";
import { Button } from "../../../ui/Button";
import { UndoRow } from "../../../ui/UndoRow";

type RemovedAddressProps = {
  address: SavedAddress;
  isSending: boolean;
  onPutBack: (address: SavedAddress) => Promise<void>;
};

/** Undo for a removed address. It takes the focus from the removed row. */
export function RemovedAddress({ address, isSending, onPutBack }: RemovedAddressProps) {
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
