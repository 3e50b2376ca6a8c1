import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useSuspenseQuery } from "@apollo/client/react";
import { useState, useTransition } from "react";
import { failureOf } from "../../lib/shop-failure";

/** State of a query that shows its previous result until there is a new one. */
export type QueryWithPrevious = {
  /** The failure of the new query, while the previous result is shown; undefined without one. */
  failure: string | undefined;
  isRetrying: boolean;
  retry: () => void;
};

/**
 * Reads a page's data. If the query fails for new variables, `data` stays the previous result and `failure` has the reason; without a
 * previous result the page fails.
 */
export function useQueryWithPrevious<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): QueryWithPrevious & { data: Data } {
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, startTransition] = useTransition();
  const { data, error } = useSuspenseQuery<Data>(query, {
    variables,
    errorPolicy: "all",
    queryKey: attempt,
  });
  const answer = error ? undefined : data;
  const [previous, setPrevious] = useState(answer);
  if (answer !== undefined && answer !== previous) setPrevious(answer);

  const shown = answer ?? previous;
  if (shown === undefined) throw error instanceof Error ? error : new Error("The shop gave no answer.");
  return {
    data: shown,
    failure: error && failureOf(error).sentence,
    isRetrying,
    retry: () => startTransition(() => setAttempt((count) => count + 1)),
  };
}
