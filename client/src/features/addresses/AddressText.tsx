import { chakra } from "../../ui/theme/chakra";
import type { SavedAddress } from "./saved-address";

type Postal = Omit<SavedAddress, "__typename" | "id" | "isDefault" | "phoneNumber"> & { phoneNumber?: string | null };

/** A postal address, line by line. */
export function AddressText({ address: postal }: { address: Postal }) {
  const { firstName, lastName, address, addressLine2, city, state, zipCode, phoneNumber } = postal;
  const rows = [
    `${firstName} ${lastName}`,
    address,
    ...(addressLine2 ? [addressLine2] : []),
    `${city}, ${state}`,
    zipCode,
    ...(phoneNumber ? [phoneNumber] : []),
  ];
  return (
    <chakra.address fontStyle="normal" overflowWrap="anywhere">
      {rows.map((row, index) => (
        // Two rows may be equal, and they never move.
        <chakra.bdi key={index} display="block">
          {row}
        </chakra.bdi>
      ))}
    </chakra.address>
  );
}
