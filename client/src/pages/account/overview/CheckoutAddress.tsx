import { useAddresses, type AddressBookAccount } from "../../../features/addresses/saved-address";
import { paths } from "../../../lib/paths";
import { ArrowLink } from "../../../ui/links";
import { chakra } from "../../../ui/theme/chakra";
import { AddressText } from "../addresses/AddressText";

/** The default address, or a link to add one. */
export function CheckoutAddress({ account }: { account: AddressBookAccount }) {
  const [first] = useAddresses(account).addresses;
  return (
    <>
      {first ? (
        <AddressText address={first} />
      ) : (
        <chakra.p color="fg.muted">Keep an address here and you need not type it again.</chakra.p>
      )}
      <chakra.p mt="3">
        <ArrowLink to={paths.accountAddresses.href()}>{first ? "Addresses" : "Add an address"}</ArrowLink>
      </chakra.p>
    </>
  );
}
