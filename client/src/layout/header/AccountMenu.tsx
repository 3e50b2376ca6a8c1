import { useSignedIn } from "../../features/sign-in/useSignedIn";
import { UserIcon } from "../../ui/icons";
import { ACCOUNT_PAGES, OWN_PAGES } from "../navigation/page-links";
import { useSignOut } from "../navigation/useSignOut";
import { LinkMenu } from "./LinkMenu";

/** Account menu: sign-in links for guests, account links for customers. Neutral until the visitor is known. */
export function AccountMenu() {
  const account = useSignedIn();
  const signOut = useSignOut();
  if (!account) return <LinkMenu label="Account" icon={<UserIcon />} links={ACCOUNT_PAGES} />;
  return (
    <LinkMenu
      label={account.firstName}
      icon={<UserIcon />}
      links={OWN_PAGES}
      action={{ label: "Sign Out", onPress: signOut }}
    />
  );
}
