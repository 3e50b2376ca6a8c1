import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { failureOf } from "../../lib/shop-failure";
import { notify } from "../../ui/toast/notify";

/** `refused` is final: the shop doesn't know the token any more. */
type TokenState = "ready" | "sending" | "done" | "refused";

/**
 * The action of an e-mail link, run by a button: mail scanners follow links, and that must change nothing.
 * @param failed title of the notice after a failure, which can be retried
 */
export function useTokenAction(
  mutation: TypedDocumentNode<unknown, { input: { token: string } }>,
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
    run: () => void mutate({ variables: { input: { token } } }).catch(() => undefined), // onError has told of it
  };
}

function isRefusal(error: unknown): boolean {
  const { code } = failureOf(error);
  return code === "NOT_FOUND" || code === "BAD_USER_INPUT";
}
