import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useVisitorChange } from "../../../features/cart/cart-context";
import { signOut } from "../../../features/sign-in/sign-out";
import { paths } from "../../../lib/paths";
import { BackLink } from "../../../ui/links";
import { Head } from "../../../ui/page/Head";
import { StateFrame } from "../../../ui/page/StateFrame";
import { Skeleton } from "../../../ui/Skeleton";
import { chakra } from "../../../ui/theme/chakra";
import { AccountData } from "./AccountData";
import { AccountNav } from "./AccountNav";

type AccountPageProps<Account> = {
  title: string;
  /** The overview, which has the navigation on phones, too. */
  isStart?: boolean;
  query: TypedDocumentNode<{ me: Account | null }, Record<string, never>>;
  /** The content, of what the query has read. */
  children: (account: Account) => ReactNode;
};

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "232px minmax(0, 1fr)" },
    columnGap: "18",
    rowGap: "10",
    alignItems: "start",
  },
});

/** An account page: heading, navigation and content. */
export function AccountPage<Account>({ title, isStart = false, query, children }: AccountPageProps<Account>) {
  const client = useApolloClient();
  const change = useVisitorChange();
  return (
    <StateFrame>
      <Head title={title} noIndex />
      <chakra.div pt={{ base: isStart ? "8" : "4", lg: "12" }} pb={{ base: "6", lg: "10" }}>
        {!isStart && (
          <BackLink to={paths.account.href()} display={{ lg: "none" }}>
            My Account
          </BackLink>
        )}
        <chakra.h1 textStyle="h1">{title}</chakra.h1>
      </chakra.div>
      <Columns>
        <AccountNav isOnPhone={isStart} onSignOut={() => void signOut(client, change)} />
        <div>
          <AccountData query={query} skeleton={<AccountSkeleton />} failure="Failed to load your account">
            {children}
          </AccountData>
        </div>
      </Columns>
    </StateFrame>
  );
}

function AccountSkeleton() {
  return (
    <>
      <Skeleton w="60%" maxW="20rem" h="7" mb="6" />
      <Skeleton maxW="40rem" h="7rem" mb="5" />
      <Skeleton maxW="40rem" h="7rem" />
    </>
  );
}
