import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { refusalMessage } from "../../../features/account-form/refusal-message";
import { logFailure } from "../../../lib/failure-log";

type AccountChangeOptions = {
  /** What the log says of a failure. */
  logAs?: string;
  fetchPolicy?: "no-cache";
};

/** A change of the account by one press. The cache takes the answer; a refusal is shown beside the button as `notice`. */
export function useAccountChange<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  { logAs = "Account not changed", fetchPolicy }: AccountChangeOptions = {},
) {
  const [mutate, { loading, error }] = useMutation<Data, OperationVariables>(mutation, { fetchPolicy });

  /** Resolves to the shop's answer; to nothing where it refused. */
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
