import { NavLink } from "react-router-dom";
import { paths } from "../../../lib/paths";
import { chakra } from "../../../ui/theme/chakra";

const ACCOUNT_PARTS = [
  { label: "My Account", to: paths.account.href() },
  { label: "Orders", to: paths.accountOrders.href() },
  { label: "My windows", to: paths.windows.href() },
  { label: "Your quotes", to: paths.quotes.href() },
  { label: "Addresses", to: paths.accountAddresses.href() },
  { label: "Your details", to: paths.accountDetails.href() },
  { label: "Email address", to: paths.accountEmail.href() },
  { label: "Password and devices", to: paths.accountPassword.href() },
  { label: "Your data", to: paths.accountData.href() },
];

type AccountNavProps = {
  /** Whether it is shown on phones, too, at full width. */
  isOnPhone: boolean;
  onSignOut: () => void;
};

const entry = {
  display: "flex",
  alignItems: "center",
  w: "full",
  minH: { base: "13", lg: "target" },
  borderBottomWidth: { base: "1px", lg: "0" },
  textAlign: "left",
  cursor: "pointer",
  _hover: { textDecoration: "underline", textUnderlineOffset: "5px" },
} as const;

const Part = chakra(NavLink, {
  base: {
    ...entry,
    // On phones the current page needs no entry.
    "&[aria-current=page]": { display: { base: "none", lg: "flex" }, fontWeight: "600" },
    "&[aria-current=page]::before": {
      content: '""',
      alignSelf: "stretch",
      w: "2px",
      my: "2.5",
      ml: "-4",
      mr: "3.5",
      bg: "fg",
    },
  },
});
const SignOut = chakra("button", {
  base: { ...entry, borderTopWidth: { lg: "1px" }, mt: { lg: "2" }, pt: { lg: "1" } },
});

/** Navigation of the account, with Sign Out. */
export function AccountNav({ isOnPhone, onSignOut }: AccountNavProps) {
  return (
    <chakra.nav aria-label="My account" display={{ base: isOnPhone ? "block" : "none", lg: "block" }}>
      <chakra.ul listStyleType="none" borderTopWidth={{ base: "1px", lg: "0" }}>
        {ACCOUNT_PARTS.map(({ label, to }) => (
          <li key={to}>
            <Part to={to} end={to === paths.account.href()}>
              {label}
            </Part>
          </li>
        ))}
        <li>
          <SignOut type="button" onClick={onSignOut}>
            Sign Out
          </SignOut>
        </li>
      </chakra.ul>
    </chakra.nav>
  );
}
