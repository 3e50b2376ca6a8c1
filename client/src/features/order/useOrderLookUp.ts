import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { graphql } from "../../gql";
import type { TrackedOrderQuery } from "../../gql/graphql";
import { logFailure } from "../../lib/failure-log";
import { failureOf } from "../../lib/shop-failure";

const TRACKED_ORDER = graphql(`
  query TrackedOrder($number: Text!, $email: Text) {
    order(number: $number, email: $email) {
      id
      number
      ...OrderSheet_order
    }
  }
`);

export type TrackedOrder = NonNullable<TrackedOrderQuery["order"]>;

const NOT_FOUND =
  "We found no order with this number and email address. Please check both: they stand in the confirmation that we mailed you.";

/** Looks orders up, always anew: the shop may have gone on with one since. */
export function useOrderLookUp() {
  const client = useApolloClient();
  const [order, setOrder] = useState<TrackedOrder>();
  /** Why there is no order to show. */
  const [problem, setProblem] = useState<string>();

  const ask = useCallback(
    async (number: string, email?: string) => {
      const variables = { number, email };
      const { data } = await client.query({ query: TRACKED_ORDER, variables, fetchPolicy: "network-only" });
      return data?.order ?? undefined;
    },
    [client],
  );

  /** The order with this number, where it was placed in this browser. */
  const lookUpOwn = useCallback(
    async (number: string) => {
      try {
        setOrder(await ask(number));
      } catch (error) {
        logFailure("Order not looked up", error);
      }
    },
    [ask],
  );

  /** The order with this number, for whoever knows the e-mail it was placed with. */
  const lookUp = async ({ number, email }: { number: string; email: string }) => {
    setProblem(undefined);
    try {
      const found = await ask(number, email);
      setOrder(found);
      if (!found) setProblem(NOT_FOUND);
    } catch (error) {
      logFailure("Order not looked up", error);
      setProblem(failureOf(error).sentence);
    }
  };

  return { order, problem, lookUp, lookUpOwn, leave: () => setOrder(undefined) };
}
