import { formatPounds } from "@rules/money";
import { formatPastMoment } from "@rules/opening-hours";
import { graphql } from "../../../gql";
import type { OrderSettlement_orderFragment } from "../../../gql/graphql";
import { useFragmentData, type FragmentType } from "../../../lib/fragment";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { OrderSection } from "../OrderSection";
import { MeasuredSide } from "./MeasuredSide";
import { settlementSentence } from "./settlement-sentence";
import { SettlementAnswer } from "./SettlementAnswer";

const ORDER = graphql(`
  fragment OrderSettlement_order on Order {
    id
    number
    version
    status
    fulfilment
    settlement {
      state
      proposedAt
      settledAt
      totalWasPence
      totals {
        totalPence
      }
      lines {
        lineId
        item
        name
        family
        variant
        was {
          ...MeasuredConfiguration @unmask
        }
        became {
          ...MeasuredConfiguration @unmask
        }
      }
    }
  }
  fragment MeasuredConfiguration on OrderedConfiguration {
    width
    height
    material
    color
    choices {
      name
      value
      label
      valueLabel
    }
    totalPence
  }
`);

const Line = chakra("li", { base: { py: "6", borderTopWidth: "1px", breakInside: "avoid" } });
const Sides = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: { base: "4", md: "6" }, mt: "4" },
});

type OrderSettlementProps = {
  order: FragmentType<typeof ORDER>;
  /** Of the order, where not the session but its number and e-mail address open it. */
  email: string | undefined;
};

/** The sizes that the shop has measured, beside those that were ordered; nothing before. Where they cost more, the shopper answers here. */
export function OrderSettlement({ order, email }: OrderSettlementProps) {
  const { settlement, ...data } = useFragmentData(ORDER, order);
  if (!settlement || data.status === "CANCELLED") return null;
  const isWaiting = settlement.state === "WAITING" && data.status === "PROCESSING";
  const { totalPence } = settlement.totals;
  return (
    <chakra.div mt="9">
      <OrderSection title={isWaiting ? "Please agree to the measured sizes" : "The sizes that we have measured"}>
        <chakra.p maxW="44rem">{settlementSentence({ ...settlement, totalPence, isWaiting })}</chakra.p>
        <SmallText>We wrote to you at {formatPastMoment(new Date(settlement.proposedAt))}.</SmallText>
        {isWaiting && (
          <SettlementAnswer
            order={{ ...data, totalPence, moreBy: totalPence - settlement.totalWasPence }}
            email={email}
          />
        )}
        <chakra.ul listStyleType="none" mt="6">
          {settlement.lines.map((line) => (
            <MeasuredLine key={line.lineId} line={line} />
          ))}
        </chakra.ul>
      </OrderSection>
    </chakra.div>
  );
}

type MeasuredLineProps = { line: NonNullable<OrderSettlement_orderFragment["settlement"]>["lines"][number] };

function MeasuredLine({ line }: MeasuredLineProps) {
  const { item, name, was, became } = line;
  return (
    <Line>
      <chakra.h3 textStyle="title" fontSize="1.125rem">
        Item {item}: {name}
      </chakra.h3>
      <Sides>
        <MeasuredSide title={`As you ordered it: ${formatPounds(was.totalPence)}`} product={line} made={was} />
        <MeasuredSide title={`As measured: ${formatPounds(became.totalPence)}`} product={line} made={became} />
      </Sides>
    </Line>
  );
}
