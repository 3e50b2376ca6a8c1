import { useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "../../../gql";
import { logFailure } from "../../../lib/failure-log";
import { failureOf } from "../../../lib/shop-failure";
import type { WantedLineChange } from "./changed-order";

const PRICE = graphql(`
  query OrderLineChange($input: LineChangeInput!) {
    priceOrderLineChange(input: $input) {
      order {
        id
        version
        fulfilment
        promotion {
          name
          code
        }
        totals {
          totalPence
        }
      }
      totals {
        ...TotalsRows_totals @unmask
      }
      differencePence
      isSame
    }
  }
`);

const CHANGE = graphql(`
  mutation ChangeOrderLine($input: ChangeOrderLineInput!) {
    changeOrderLine(input: $input) {
      order {
        id
        ...OrderSheet_order
      }
    }
  }
`);

/**
 * What a change of an order's line costs, and the change itself at that total.
 * @param change undefined while nothing is asked
 * @param email of the order, where not the session but its number and e-mail address open it
 */
export function useLineChange(change: WantedLineChange | undefined, email: string | undefined) {
  const wanted = { number: "", lineId: "", ...change, email };
  const { data, error, refetch } = useQuery(PRICE, {
    variables: { input: wanted },
    skip: change === undefined,
    fetchPolicy: "network-only",
  });
  // A refusal has the order as it is, which its page then shows.
  const [changeLine, { loading }] = useMutation(CHANGE, { errorPolicy: "all" });
  const [refusal, setRefusal] = useState<string>();
  const price = error ? undefined : data?.priceOrderLineChange;

  const agree = async (): Promise<boolean> => {
    if (!price) return false;
    const expected = { expectedTotalPence: price.totals.totalPence, expectedVersion: price.order.version };
    const failure = await changeLine({ variables: { input: { ...wanted, ...expected } } }).then(
      (answer) => answer.error,
      (thrown: unknown) => thrown,
    );
    setRefusal(failure ? failureOf(failure).sentence : undefined);
    if (!failure) return true;
    logFailure("Order not changed", failure);
    await refetch().catch(() => undefined); // its error is shown instead of the price
    return false;
  };
  return {
    price,
    /** Why it can't be changed, or not at the total that was shown; undefined while nothing is wrong. */
    problem: error ? failureOf(error).sentence : refusal,
    /** Resolves to whether it is changed. */
    agree,
    /** The next change is asked anew. */
    forgetRefusal: () => setRefusal(undefined),
    isSending: loading,
  };
}
