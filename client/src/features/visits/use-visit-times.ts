import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { graphql } from "../../gql";
import type { VisitTimesQuery } from "../../gql/graphql";
import { logFailure } from "../../lib/failure-log";
import { failureOf } from "../../lib/shop-failure";

const VISIT_TIMES = graphql(`
  query VisitTimes($postcode: String!) {
    visitTimes(postcode: $postcode) {
      startsAt
      endsAt
    }
  }
`);

/** A free time. */
export type VisitTime = VisitTimesQuery["visitTimes"][number];

/** The free times for a postcode, never from the cache, because others book. */
export function useVisitTimes() {
  const client = useApolloClient();
  const [times, setTimes] = useState<readonly VisitTime[]>();
  const [isLoading, setIsLoading] = useState(false);
  /** Why there are none: a wrong postcode, one that is not visited, or no connection. */
  const [problem, setProblem] = useState<string>();

  const load = useCallback(
    async (postcode: string) => {
      setIsLoading(true);
      setProblem(undefined);
      try {
        const { data } = await client.query({
          query: VISIT_TIMES,
          variables: { postcode },
          fetchPolicy: "no-cache",
        });
        setTimes(data?.visitTimes);
      } catch (error) {
        const { code, sentence } = failureOf(error);
        if (code !== "BAD_USER_INPUT") logFailure("Free times not loaded", error);
        setTimes(undefined);
        setProblem(sentence);
      } finally {
        setIsLoading(false);
      }
    },
    [client],
  );

  return { times, isLoading, problem, load };
}
