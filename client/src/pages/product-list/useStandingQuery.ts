import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useSuspenseQuery } from "@apollo/client/react";
import { useState, useTransition } from "react";
import { failureOf } from "../../lib/shop-failure";

type StandingAnswer<Data> = {
  data: Data;
  /** Why the answer is not the one that was asked for but the one before. */
  failure: string | undefined;
  isRetrying: boolean;
  retry: () => void;
};

/**
 * Reads a page's data. Where other variables can't be read, the answer before stands and `failure` says why; without one before
 * the page fails.
 */
export function useStandingQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): StandingAnswer<Data> {
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, startTransition] = useTransition();
  const { data, error } = useSuspenseQuery<Data>(query, {
    variables,
    errorPolicy: "all",
    queryKey: attempt,
  });
  const answer = error ? undefined : data;
  const [standing, setStanding] = useState(answer);
  if (answer !== undefined && answer !== standing) setStanding(answer);

  const shown = answer ?? standing;
  if (shown === undefined) throw error instanceof Error ? error : new Error("The shop gave no answer.");
  return {
    data: shown,
    failure: error && failureOf(error).sentence,
    isRetrying,
    retry: () => startTransition(() => setAttempt((count) => count + 1)),
  };
}
