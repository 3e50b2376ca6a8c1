import { Field, InputType, Int, ObjectType } from "type-graphql";
import { TotalsType } from "../cart/cart.types.js";
import { ReconfigurationInput } from "../catalogue/configuration/configuration.types.js";
import { IdOf } from "../kernel/graphql/id-fields.js";
import { MutationPayload } from "../kernel/graphql/payload.js";
import { Pence } from "../kernel/graphql/scalars.js";
import { OrderType } from "./order.types.js";

/** What is wanted of a line of an order. The ids of its heirs are their own: decorators of ids are not inherited. */
@InputType()
abstract class WantedOfLine extends ReconfigurationInput {
  @Field(() => String, { description: "The order: MBC and its digits." })
  number!: string;

  @Field(() => String, {
    nullable: true,
    description: "The e-mail address that it was placed with, in any case; not needed for an order of this session.",
  })
  email?: string | null;
}

@InputType({ description: "Another configuration of a line of an order. What is left out, or null, stays." })
export class LineChangeInput extends WantedOfLine {
  @IdOf("OrderLine", { description: "A line of this order." })
  lineId!: string;
}

@InputType({ description: "A change of a line of an order, as it was priced." })
export class ChangeOrderLineInput extends WantedOfLine {
  @IdOf("OrderLine", { description: "A line of this order." })
  lineId!: string;

  @Field(() => Pence, {
    description:
      "The new total of the order that was shown. Where the shop's differs, nothing changes and PRICE_CHANGED is answered.",
  })
  expectedTotalPence!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      "The version of the order that was shown. Where it has another by now, nothing changes and CONFLICT is answered.",
  })
  expectedVersion?: number | null;
}

@ObjectType({ description: "What a change of a line would make of an order." })
export class OrderLineChangePrice {
  @Field(() => OrderType, { description: "The order as it is; its `version` is the one to expect." })
  order!: OrderType;

  @Field(() => Pence, { description: "The price of one, as changed." })
  unitPricePence!: number;

  @Field(() => Pence, { description: "Unit price times quantity." })
  lineTotalPence!: number;

  @Field(() => TotalsType, { description: "The sums of the order with the change." })
  totals!: TotalsType;

  @Field(() => Pence, {
    description: "By how much the total of the order grows; less than 0 where it becomes cheaper.",
  })
  differencePence!: number;

  @Field(() => Boolean, { description: "Whether the line is so already: changing it then does nothing." })
  isSame!: boolean;
}

@ObjectType({ description: "The order as it is." })
export class ChangeOrderLinePayload extends MutationPayload {
  @Field(() => OrderType, {
    nullable: true,
    description: "After CONFLICT, PRICE_CHANGED and ORDER_NOT_CHANGEABLE the order as it is, after other errors null.",
  })
  order?: OrderType;
}
