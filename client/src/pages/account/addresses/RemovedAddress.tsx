import { useEffect, useRef } from "react";
import type { SavedAddress } from "../../../features/addresses/saved-address";
import { Button } from "../../../ui/Button";
import { chakra } from "../../../ui/theme/chakra";

type RemovedAddressProps = {
  address: SavedAddress;
  isSending: boolean;
  onPutBack: (address: SavedAddress) => Promise<void>;
};

const Row = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    mb: "6",
    py: "1",
    px: "4",
    bg: "bg.muted",
    borderRadius: "control",
    textStyle: "small",
    color: "fg.muted",
    "& b": { color: "fg" },
  },
});

/** Undo for a removed address. It takes the focus from the removed row. */
export function RemovedAddress({ address, isSending, onPutBack }: RemovedAddressProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), [address]);
  return (
    <Row role="status">
      <p>
        <b>{address.address}</b> removed
      </p>
      <Button ref={undo} variant="link" fontSize="small" busy={isSending} onClick={() => void onPutBack(address)}>
        Undo
      </Button>
    </Row>
  );
}
