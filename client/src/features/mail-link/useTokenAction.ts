import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { failureOf } from "../../lib/shop-failure";
import { notify } from "../../ui/toast/notify";

/** `refused` is final: the shop doesn't know the token any more. */
type TokenState = "ready" | "sending" | "done" | "refused";

/**
 * What a link in a mail is for, done when the visitor asks for it: a scanner of mail that follows the link changes nothing.
 * @param failed title of the notice where the shop can't be asked; then it may be tried again
 */
export function useTokenAction(
  mutation: TypedDocumentNode<unknown, { token: string }>,
  token: string,
  failed: string,
): { state: TokenState; run: () => void } {
  const [mutate, { loading, data, error }] = useMutation(mutation, {
    onError: (failure) => {
      if (!isRefusal(failure)) notify({ kind: "failure", title: failed, description: failureOf(failure).sentence });
    },
  });
  const answered = data ? "done" : error && isRefusal(error) ? "refused" : "ready";
  return {
    state: loading ? "sending" : answered,
    run: () => void mutate({ variables: { token } }).catch(() => undefined), // onError has told of it
  };
}

function isRefusal(error: unknown): boolean {
  const { code } = failureOf(error);
  return code === "NOT_FOUND" || code === "BAD_USER_INPUT";
}
