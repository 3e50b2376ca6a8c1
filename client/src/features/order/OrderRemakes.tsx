import { formatDay } from "@rules/delivery-date";
import { REMAKE_REASONS } from "@rules/order-remake";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { OrderSection } from "./OrderSection";
import { RemadeSide } from "./RemadeSide";
import { remakeSentence } from "./remake-sentence";

const ORDER = graphql(`
  fragment OrderRemakes_order on Order {
    id
    remakes {
      id
      item
      name
      family
      variant
      at
      reason
      quantity
      note
      status
      estimatedDelivery
      sentAt
      was {
        ...RemadeSide_configuration @unmask
      }
      became {
        ...RemadeSide_configuration @unmask
      }
    }
  }
  fragment RemadeSide_configuration on RemadeConfiguration {
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
    making {
      summary
    }
  }
`);

const Remake = chakra("li", { base: { py: "6", borderTopWidth: "1px", breakInside: "avoid" } });
const Sides = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: { base: "4", md: "6" }, mt: "4" },
});

/** What the shop makes again of an order, the latest first, as it was and as it becomes; nothing where it does not. */
export function OrderRemakes({ order }: { order: FragmentType<typeof ORDER> }) {
  const { remakes } = useFragmentData(ORDER, order);
  if (remakes.length === 0) return null;
  return (
    <chakra.div mt="9">
      <OrderSection title="What we make again for you">
        <chakra.ul listStyleType="none">
          {remakes.toReversed().map((remake) => (
            <Remake key={remake.id}>
              <chakra.h3 textStyle="title" fontSize="1.125rem">
                Item {remake.item}: {remake.name}
              </chakra.h3>
              <SmallText>
                {REMAKE_REASONS[remake.reason]}. Agreed {formatDay(remake.at)}, free of charge.
              </SmallText>
              <p>{remakeSentence(remake)}</p>
              {remake.note !== null && (
                <chakra.p mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
                  {remake.note}
                </chakra.p>
              )}
              <Sides>
                <RemadeSide title="As it was" product={remake} made={remake.was} />
                <RemadeSide title="Made again" product={remake} made={remake.became} />
              </Sides>
            </Remake>
          ))}
        </chakra.ul>
      </OrderSection>
    </chakra.div>
  );
}
