import { LAW } from "@rules/consumer-law";
import { formatDay } from "@rules/delivery-date";
import { formatPounds } from "@rules/money";
import { REFUND_REASONS, REFUND_REVERSAL_REASONS } from "@rules/order-refund";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { OrderSection } from "./OrderSection";

const ORDER = graphql(`
  fragment OrderRefunds_order on Order {
    id
    refundedPence
    refunds {
      id
      at
      amountPence
      reason
      note
      takenBack {
        at
        reason
      }
    }
    totals {
      totalPence
    }
  }
`);

const Refund = chakra("li", { base: { py: "4", borderTopWidth: "1px", breakInside: "avoid" } });

/** What the shop has paid back of an order, the latest first; nothing where it has not. */
export function OrderRefunds({ order }: { order: FragmentType<typeof ORDER> }) {
  const { refunds, refundedPence, totals } = useFragmentData(ORDER, order);
  if (refunds.length === 0) return null;
  return (
    <chakra.div mt="9">
      <OrderSection title="What we have paid back">
        <p>
          {formatPounds(refundedPence)} of {formatPounds(totals.totalPence)}.
          {refundedPence > 0 && ` It goes back the way you paid, within ${LAW.refundDays} days.`}
        </p>
        <chakra.ul listStyleType="none" mt="4">
          {refunds.toReversed().map(({ id, at, amountPence, reason, note, takenBack }) => (
            <Refund key={id}>
              <strong>{formatPounds(amountPence)}</strong>, {formatDay(at)}
              <SmallText>{REFUND_REASONS[reason]}</SmallText>
              {takenBack && (
                <p>
                  Recorded by mistake and not paid. Taken back on {formatDay(takenBack.at)}:{" "}
                  {REFUND_REVERSAL_REASONS[takenBack.reason]}.
                </p>
              )}
              {note !== null && (
                <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
                  {note}
                </chakra.p>
              )}
            </Refund>
          ))}
        </chakra.ul>
      </OrderSection>
    </chakra.div>
  );
}
