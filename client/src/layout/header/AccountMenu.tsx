import { useSignedIn } from "../../features/sign-in/useSignedIn";
import { UserIcon } from "../../ui/icons";
import { LinkMenu } from "../../ui/LinkMenu";
import { ACCOUNT_PAGES, OWN_PAGES } from "../navigation/page-links";
import { useSignOut } from "../navigation/useSignOut";

/** The ways into an account, or those within it. Until it is known who asks, it says nothing that could be wrong. */
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
