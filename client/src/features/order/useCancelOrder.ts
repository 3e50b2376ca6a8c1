import { useMutation } from "@apollo/client/react";
import { graphql } from "../../gql";
import { tellFailure } from "../../ui/toast/tell-failure";

const CANCEL_ORDER = graphql(`
  mutation CancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) {
      order {
        id
        ...OrderSheet_order
      }
    }
  }
`);

/**
 * Cancels an order.
 * @param email of the order, where not the session but its number and e-mail address open it
 */
export function useCancelOrder(number: string, email: string | undefined) {
  // A refusal has the order as it is, which the page then shows.
  const [cancelOrder, { loading }] = useMutation(CANCEL_ORDER, { errorPolicy: "all" });

  const send = async () => {
    const { error } = await cancelOrder({ variables: { input: { number, email } } });
    if (error) throw error instanceof Error ? error : new Error(error.message);
  };
  return {
    /** Resolves to whether it is cancelled; a failure is shown as a notice. */
    cancel: () => tellFailure(send(), "Your order is not cancelled", "Order not cancelled"),
    isSending: loading,
  };
}
