import type { SavedAddress } from "../../../features/addresses/saved-address";
import { chakra } from "../../../ui/theme/chakra";

/** An address as it stands on a parcel. */
export function AddressText({ address: saved }: { address: SavedAddress }) {
  const { firstName, lastName, address, city, state, zipCode, phoneNumber } = saved;
  const rows = [
    `${firstName} ${lastName}`,
    address,
    `${city}, ${state}`,
    zipCode,
    ...(phoneNumber ? [phoneNumber] : []),
  ];
  return (
    <chakra.address fontStyle="normal" overflowWrap="anywhere">
      {rows.map((row, index) => (
        // Two rows may read the same, and none of them ever moves.
        <chakra.bdi key={index} display="block">
          {row}
        </chakra.bdi>
      ))}
    </chakra.address>
  );
}
