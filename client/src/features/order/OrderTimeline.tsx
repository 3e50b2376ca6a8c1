import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { progressOf } from "@rules/order-progress";
import { graphql } from "../../gql";
import { CheckIcon, CloseIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";
import { Timeline, TimelineMark, TimelineStop } from "./timeline-parts";

const ORDER = graphql(`
  fragment OrderTimeline_order on Order {
    id
    status
    placedAt
    estimatedDelivery
  }
`);

/** Timeline of an order's status. */
export function OrderTimeline({ order }: { order: FragmentType<typeof ORDER> }) {
  const { data } = useSuspenseFragment({ fragment: ORDER, fragmentName: "OrderTimeline_order", from: order });
  return (
    <Timeline aria-label="Progress of your order">
      {progressOf(data).map(({ name, state, note }) => (
        <TimelineStop key={name} state={state} aria-current={state === "current" ? "step" : undefined}>
          <TimelineMark state={state}>
            {state === "done" && <CheckIcon size="xs" />}
            {state === "cancelled" && <CloseIcon size="xs" />}
          </TimelineMark>
          <chakra.b display="block" fontSize="body" color="fg">
            {name}
          </chakra.b>
          {note}
        </TimelineStop>
      ))}
    </Timeline>
  );
}
