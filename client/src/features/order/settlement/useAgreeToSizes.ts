import { useMutation } from "@apollo/client/react";
import { graphql } from "../../../gql";
import { tellFailure } from "../../../ui/toast/tell-failure";

const AGREE_TO_MEASURED_SIZES = graphql(`
  mutation AgreeToMeasuredSizes($input: AgreeToMeasuredSizesInput!) {
    agreeToMeasuredSizes(input: $input) {
      order {
        id
        ...OrderSheet_order
      }
    }
  }
`);

type ShownOrder = { number: string; version: number; totalPence: number };

/**
 * Agrees to the measured sizes of an order, as they are shown.
 * @param email of the order, where not the session but its number and e-mail address open it
 */
export function useAgreeToSizes({ number, version, totalPence }: ShownOrder, email: string | undefined) {
  // A refusal has the order as it is, which the page then shows.
  const [agreeToSizes, { loading }] = useMutation(AGREE_TO_MEASURED_SIZES, { errorPolicy: "all" });

  const send = async () => {
    const input = { number, email, expectedVersion: version, expectedTotalPence: totalPence };
    const { error } = await agreeToSizes({ variables: { input } });
    if (error) throw error instanceof Error ? error : new Error(error.message);
  };
  return {
    /** Resolves to whether the sizes are agreed; a failure is shown as a notice. */
    agree: () => tellFailure(send(), "You have agreed to nothing", "Sizes not agreed"),
    isSending: loading,
  };
}
