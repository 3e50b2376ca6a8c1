import type { ReactNode } from "react";
import { AppBar, Layout, Logout, TitlePortal, useGetIdentity, UserMenu } from "react-admin";
import { FreshCodeDialog } from "../sign-in/FreshCodeDialog";
import { AccountMenuItem } from "./AccountMenuItem";

/** The frame of every screen after the sign-in. */
export function BackOfficeLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={BackOfficeBar}>
      {children}
      <FreshCodeDialog />
    </Layout>
  );
}

/** react-admin draws the title as a heading of the sixth level. */
const AS_HEADING = { component: "h1" } as const;

function BackOfficeBar() {
  return (
    // Always there: it has the page's heading and the menu.
    <AppBar color="primary" alwaysOn userMenu={<MemberMenu />}>
      <TitlePortal {...AS_HEADING} />
    </AppBar>
  );
}

/** The menu is called as its button reads: by the name. */
function MemberMenu() {
  const { data } = useGetIdentity();
  return (
    <UserMenu label={data?.fullName ?? "My menu"}>
      <AccountMenuItem />
      <Logout />
    </UserMenu>
  );
}
