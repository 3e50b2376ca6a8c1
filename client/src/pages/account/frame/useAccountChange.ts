import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { refusalMessage } from "../../../features/account-form/refusal-message";
import { logFailure } from "../../../lib/failure-log";

type AccountChangeOptions = {
  /** Log message of a failure. */
  logAs?: string;
  fetchPolicy?: "no-cache";
};

/** A mutation of the account by one press. The cache takes the response; a refusal is `notice`, shown beside the button. */
export function useAccountChange<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  { logAs = "Account not changed", fetchPolicy }: AccountChangeOptions = {},
) {
  const [mutate, { loading, error }] = useMutation<Data, OperationVariables>(mutation, { fetchPolicy });

  /** Resolves to the response; to undefined after a refusal. */
  const run = async (variables: Variables) => {
    try {
      return (await mutate({ variables })).data;
    } catch (failure) {
      logFailure(logAs, failure);
      return undefined;
    }
  };
  return { run, isSending: loading, notice: error && refusalMessage(error) };
}
