import type { SavedAddress } from "../../../features/addresses/saved-address";
import { chakra } from "../../../ui/theme/chakra";

/** A postal address, line by line. */
export function AddressText({ address: saved }: { address: SavedAddress }) {
  const { firstName, lastName, address, addressLine2, city, state, zipCode, phoneNumber } = saved;
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
