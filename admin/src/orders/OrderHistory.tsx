import { Fact, Facts } from "../ui/Facts";
import { formatMoment } from "../ui/moment";
import { Section } from "../ui/Section";
import type { WholeOrder } from "./orders-provider";
import { statusNames } from "./status-names";

type OrderHistoryProps = { history: WholeOrder["history"] };

/** Since when an order had each status. */
export function OrderHistory({ history }: OrderHistoryProps) {
  return (
    <Section title="History">
      <Facts>
        {history.map(({ status, at }) => (
          <Fact key={at} label={statusNames[status]}>
            {formatMoment(at)}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
