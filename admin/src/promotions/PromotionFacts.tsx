import { formatPounds } from "@rules/money";
import { Fact, Facts } from "../ui/Facts";
import { Section } from "../ui/Section";
import { codeInWords } from "./code-in-words";
import { periodInWords } from "./period-in-words";
import { stateNames } from "./promotion-names";
import type { Promotion } from "./promotions-provider";

/** A promotion, and what it has brought. */
export function PromotionFacts({ promotion }: { promotion: Promotion }) {
  const { percent, minimumWindows, state, orderCount, discountPence, orderedPence } = promotion;
  return (
    <>
      <Section title="Promotion">
        <Facts>
          <Fact label="State">{stateNames[state]}</Fact>
          <Fact label="Code">{codeInWords(promotion)}</Fact>
          <Fact label="Takes off">{`${percent}% of the subtotal`}</Fact>
          <Fact label="Counts from">{minimumWindows === 1 ? "one window on" : `${minimumWindows} windows on`}</Fact>
          <Fact label="When">{periodInWords(promotion)}</Fact>
        </Facts>
      </Section>
      <Section title="What it has brought">
        <Facts>
          <Fact label="Orders">{`${orderCount}, without cancelled ones`}</Fact>
          <Fact label="Taken off them">{formatPounds(discountPence)}</Fact>
          <Fact label="They came to">{formatPounds(orderedPence)}</Fact>
        </Facts>
      </Section>
    </>
  );
}
