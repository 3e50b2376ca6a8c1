import { useApolloClient } from "@apollo/client/react";
import { useCartConnection } from "../features/cart/cart-context";
import { notify } from "../ui/toast/notify";

const load = () => import("./leave-account");

const tellUnreachable = () =>
  notify({
    kind: "failure",
    title: "You are still signed in",
    description: "Please check your connection and try again.",
  });

/** Signs the account out, wherever one is. */
export function useSignOut(): () => void {
  const client = useApolloClient();
  const { sync } = useCartConnection();
  return () => void load().then(({ leaveAccount }) => leaveAccount(client, sync), tellUnreachable);
}
