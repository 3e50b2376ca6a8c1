import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { graphql } from "../../gql";
import type { TrackedOrderQuery } from "../../gql/graphql";
import { logFailure } from "../../lib/failure-log";
import { failureOf } from "../../lib/shop-failure";

const TRACKED_ORDER = graphql(`
  query TrackedOrder($number: String!, $email: String) {
    order(number: $number, email: $email) {
      id
      number
      email
      ...OrderSheet_order
    }
  }
`);

export type TrackedOrder = NonNullable<TrackedOrderQuery["order"]>;

const NOT_FOUND =
  "We found no order with this number and email address. Please check both: they stand in the confirmation that we mailed you.";

/** Looks up an order, always from the network, because its status may have changed. */
export function useOrderLookUp() {
  const client = useApolloClient();
  const [order, setOrder] = useState<TrackedOrder>();
  /** Why no order is shown. */
  const [problem, setProblem] = useState<string>();

  const ask = useCallback(
    async (number: string, email?: string) => {
      const variables = { number, email };
      const { data } = await client.query({ query: TRACKED_ORDER, variables, fetchPolicy: "network-only" });
      return data?.order ?? undefined;
    },
    [client],
  );

  /** Looks up an order that was placed in this browser. */
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

  /** Looks up an order by number and e-mail address. */
  const lookUp = useCallback(
    async ({ number, email }: { number: string; email: string }) => {
      setProblem(undefined);
      try {
        const found = await ask(number, email);
        setOrder(found);
        if (!found) setProblem(NOT_FOUND);
      } catch (error) {
        logFailure("Order not looked up", error);
        setProblem(failureOf(error).sentence);
      }
    },
    [ask],
  );

  return { order, problem, lookUp, lookUpOwn, leave: () => setOrder(undefined) };
}
