import { useApolloClient } from "@apollo/client/react";
import { useVisitorChange } from "../../features/cart/cart-context";
import { notify } from "../../ui/toast/notify";

const load = () => import("../../features/sign-in/sign-out");

const tellUnreachable = () =>
  notify({
    kind: "failure",
    title: "You are still signed in",
    description: "Please check your connection and try again.",
  });

/** Returns a function that signs out; its code is loaded on demand. */
export function useSignOut(): () => void {
  const client = useApolloClient();
  const change = useVisitorChange();
  return () => void load().then(({ signOut }) => signOut(client, change), tellUnreachable);
}
