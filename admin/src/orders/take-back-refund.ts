import type { RefundReversalReason } from "@rules/order-refund";
import { request } from "../api/request";
import { graphql } from "../gql";
import type { WholeOrder } from "./orders-provider";

const TAKE_BACK_REFUND = graphql(`
  mutation TakeBackOrderRefund($input: TakeBackOrderRefundInput!) {
    takeBackOrderRefund(input: $input) {
      order {
        id
      }
    }
  }
`);

/** Takes a refund of an order back, from the version that is shown. @throws {StaffError} */
export async function takeBackRefund(
  { id, version }: Pick<WholeOrder, "id" | "version">,
  refundId: string,
  reason: RefundReversalReason,
): Promise<void> {
  await request(TAKE_BACK_REFUND, { input: { id, expectedVersion: version, refundId, reason } });
}
