import { useApolloClient } from "@apollo/client/react";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useState } from "react";
import { failureOf } from "../../lib/shop-failure";
import { notify } from "../../ui/toast/notify";

/** Where an action with the token of a mail stands. `refused` is for good: the shop doesn't know the token any more. */
type TokenState = "ready" | "sending" | "done" | "refused";

/**
 * What a link in a mail is for, done when the visitor asks for it: a scanner of mail that follows the link changes nothing.
 * @param failed title of the notice where the shop can't be asked; then it may be tried again
 */
export function useTokenAction(
  mutation: TypedDocumentNode<unknown, { token: string }>,
  token: string,
  failed: string,
): { state: TokenState; run: () => Promise<void> } {
  const client = useApolloClient();
  const [state, setState] = useState<TokenState>("ready");

  const run = async () => {
    setState("sending");
    try {
      await client.mutate({ mutation, variables: { token } });
      setState("done");
    } catch (error) {
      const { code, sentence } = failureOf(error);
      const isRefused = code === "NOT_FOUND" || code === "BAD_USER_INPUT";
      setState(isRefused ? "refused" : "ready");
      if (!isRefused) notify({ kind: "failure", title: failed, description: sentence });
    }
  };
  return { state, run };
}
