import { AddressText } from "../../../features/addresses/AddressText";
import type { SavedAddress } from "../../../features/addresses/saved-address";
import { Button } from "../../../ui/Button";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";

type AddressRowProps = {
  address: SavedAddress;
  onEdit: () => void;
  onRemove: () => void;
  onMakeDefault: () => void;
};

const Row = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) auto" },
    columnGap: "8",
    rowGap: "2",
    py: "6",
    borderTopWidth: "1px",
  },
});
const Actions = chakra("div", {
  base: {
    display: "flex",
    flexDirection: { base: "row", md: "column" },
    alignItems: { base: "center", md: "flex-start" },
    flexWrap: "wrap",
    columnGap: "6",
    mt: { md: "-2.5" },
  },
});

/** A saved address with its actions. */
export function AddressRow({ address, onEdit, onRemove, onMakeDefault }: AddressRowProps) {
  const whose = <VisuallyHidden>{` ${address.address}`}</VisuallyHidden>;
  return (
    <Row>
      <div>
        <AddressText address={address} />
        {address.isDefault && <SmallText mt="2">Fills the checkout in</SmallText>}
      </div>
      <Actions>
        <Button variant="link" fontSize="small" onClick={onEdit}>
          Change{whose}
        </Button>
        <Button variant="link" fontSize="small" onClick={onRemove}>
          Remove{whose}
        </Button>
        {!address.isDefault && (
          <Button variant="link" fontSize="small" onClick={onMakeDefault}>
            Use at the checkout{whose}
          </Button>
        )}
      </Actions>
    </Row>
  );
}
