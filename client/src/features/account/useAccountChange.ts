import { useApolloClient } from "@apollo/client/react";
import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { type ReactNode, useState } from "react";
import { logFailure } from "../../lib/failure-log";
import { refusalWords } from "./refusal-words";

/** A change of the account by one press. What it answers stands in the cache; a refusal stands beside it as `notice`. */
export function useAccountChange<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
) {
  const client = useApolloClient();
  const [isSending, setIsSending] = useState(false);
  const [notice, setNotice] = useState<ReactNode>();

  /** Resolves to whether the shop has made the change. */
  const run = async (variables: Variables): Promise<boolean> => {
    setIsSending(true);
    setNotice(undefined);
    try {
      await client.mutate<Data, OperationVariables>({ mutation, variables });
      return true;
    } catch (error) {
      logFailure("Account not changed", error);
      setNotice(refusalWords(error));
      return false;
    } finally {
      setIsSending(false);
    }
  };
  return { run, isSending, notice };
}
