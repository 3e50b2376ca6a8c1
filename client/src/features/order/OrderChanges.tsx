import { formatPounds } from "@rules/money";
import { formatPastMoment } from "@rules/opening-hours";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { ConfigurationText } from "../../product/ConfigurationText";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { OrderSection } from "./OrderSection";

const ORDER = graphql(`
  fragment OrderChanges_order on Order {
    id
    changes {
      id
      item
      name
      at
      was {
        ...ChangedConfiguration @unmask
      }
      became {
        ...ChangedConfiguration @unmask
      }
      totalWasPence
      totalBecamePence
    }
  }
  fragment ChangedConfiguration on OrderedConfiguration {
    width
    height
    material
    color
    choices {
      label
      valueLabel
    }
    totalPence
  }
`);

const Change = chakra("li", { base: { py: "6", borderTopWidth: "1px", breakInside: "avoid" } });
const Sides = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", md: "1fr 1fr" },
    gap: "4",
    mt: "3",
    "& dt": { fontWeight: "600" },
  },
});

/** What the shopper has changed of an order, the latest first; nothing where they have not. */
export function OrderChanges({ order }: { order: FragmentType<typeof ORDER> }) {
  const { changes } = useFragmentData(ORDER, order);
  if (changes.length === 0) return null;
  return (
    <chakra.div mt="9">
      <OrderSection title="What you have changed">
        <chakra.ul listStyleType="none">
          {changes.toReversed().map(({ id, item, name, at, was, became, totalWasPence, totalBecamePence }) => (
            <Change key={id}>
              <chakra.h3 textStyle="title" fontSize="1.125rem">
                Item {item}: {name}
              </chakra.h3>
              <SmallText>
                Changed at {formatPastMoment(new Date(at))}. The total was {formatPounds(totalWasPence)} and became{" "}
                {formatPounds(totalBecamePence)}.
              </SmallText>
              <Sides>
                <div>
                  <dt>Before: {formatPounds(was.totalPence)}</dt>
                  <dd>
                    <ConfigurationText {...was} />
                  </dd>
                </div>
                <div>
                  <dt>After: {formatPounds(became.totalPence)}</dt>
                  <dd>
                    <ConfigurationText {...became} />
                  </dd>
                </div>
              </Sides>
            </Change>
          ))}
        </chakra.ul>
      </OrderSection>
    </chakra.div>
  );
}
