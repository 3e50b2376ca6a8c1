import { Field, InputType, registerEnumType } from "type-graphql";
import { Day } from "../../kernel/graphql/scalars.js";
import { OrderStatus } from "../../rules/order-progress.js";

/** What comes first in a list of orders. */
export const OrderSort = {
  NEWEST: "NEWEST",
  OLDEST: "OLDEST",
  DELIVERY_SOONEST: "DELIVERY_SOONEST",
  DELIVERY_LATEST: "DELIVERY_LATEST",
  TOTAL_HIGHEST: "TOTAL_HIGHEST",
  TOTAL_LOWEST: "TOTAL_LOWEST",
} as const;
export type OrderSort = keyof typeof OrderSort;

registerEnumType(OrderSort, {
  name: "OrderSort",
  description: "What comes first in a list of orders.",
  valuesConfig: {
    NEWEST: { description: "The order that was placed last." },
    OLDEST: { description: "The order that was placed first." },
    DELIVERY_SOONEST: { description: "The order that is promised for the earliest day." },
    DELIVERY_LATEST: { description: "The order that is promised for the latest day." },
    TOTAL_HIGHEST: { description: "The dearest order." },
    TOTAL_LOWEST: { description: "The cheapest order." },
  },
});

@InputType({ description: "Which orders. What is left out does not count." })
export class OrderFilterInput {
  @Field(() => [OrderStatus], { nullable: true, description: "Orders of one of these statuses." })
  status?: OrderStatus[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Orders that are neither delivered nor cancelled after the day they were promised for; false for the others.",
  })
  late?: boolean | null;

  @Field(() => Day, { nullable: true, description: "Orders placed on this day in London or later." })
  from?: string | null;

  @Field(() => Day, { nullable: true, description: "Orders placed on this day in London or earlier." })
  to?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Words that number, name, postcode or e-mail address begin with, such as `whit bs6`; at most 8 words and 200 characters.",
  })
  search?: string | null;
}
