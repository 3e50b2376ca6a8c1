import { refundRefusal, type RefundReason } from "@rules/order-refund";
import { request } from "../api/request";
import { StaffError } from "../api/staff-error";
import { graphql } from "../gql";
import type { WholeOrder } from "./orders-provider";
import { typedPence } from "./typed-pence";

const RECORD_REFUND = graphql(`
  mutation RecordOrderRefund($input: RecordOrderRefundInput!) {
    recordOrderRefund(input: $input) {
      order {
        id
      }
    }
  }
`);

/**
 * Records a refund of an order as it is shown, from the fields of the form.
 * @returns the amount in pence
 * @throws {StaffError} with a sentence for each field that is wrong
 */
export async function recordRefund(order: WholeOrder, values: Readonly<Record<string, string>>): Promise<number> {
  const amountPence = typedPence(values["amountPence"] ?? "");
  const refusal = refundRefusal(amountPence, order);
  if (refusal !== undefined) throw new StaffError(refusal, "BAD_USER_INPUT", { fields: { amountPence: refusal } });
  const reason = values["reason"] as RefundReason;
  const input = { id: order.id, expectedVersion: order.version, amountPence, reason, note: values["note"] ?? null };
  await request(RECORD_REFUND, { input });
  return amountPence;
}
