import { useApolloClient } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useVisitorChange } from "../../../features/cart/cart-context";
import { signOut } from "../../../features/sign-in/sign-out";
import { paths } from "../../../lib/paths";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { BackLink } from "../../../ui/links";
import { LoadingFrame } from "../../../ui/LoadingFrame";
import { BrowserOnly } from "../../../ui/page/BrowserOnly";
import { Head } from "../../../ui/page/Head";
import { LoadingFailed } from "../../../ui/page/LoadingFailed";
import { StateFrame } from "../../../ui/page/StateFrame";
import { Skeleton } from "../../../ui/Skeleton";
import { chakra } from "../../../ui/theme/chakra";
import { AccountNav } from "./AccountNav";

type AccountFrameProps = {
  title: string;
  /** The overview, which has the navigation on phones, too. */
  isStart?: boolean;
  /** The content, loaded in the browser. */
  children: ReactNode;
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

/** Frame of an account page: heading, navigation and content. */
export function AccountFrame({ title, isStart = false, children }: AccountFrameProps) {
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
          <BrowserOnly fallback={<AccountSkeleton />}>
            <ErrorBoundary fallback={(error) => <LoadingFailed title="Failed to load your account" error={error} />}>
              {children}
            </ErrorBoundary>
          </BrowserOnly>
        </div>
      </Columns>
    </StateFrame>
  );
}

function AccountSkeleton() {
  return (
    <LoadingFrame>
      <Skeleton w="60%" maxW="20rem" h="7" mb="6" />
      <Skeleton maxW="40rem" h="7rem" mb="5" />
      <Skeleton maxW="40rem" h="7rem" />
    </LoadingFrame>
  );
}
