import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { TotalsType } from "../cart/cart.types.js";
import { FamilyEnum } from "../catalogue/products/attribute-enums.js";
import { IdOf } from "../kernel/graphql/id-fields.js";
import { Pence } from "../kernel/graphql/scalars.js";
import { SettlementState } from "../rules/settled-sizes.js";
import type { MeasuredLineRow, OrderSettlementRow } from "./order-settlement.queries.js";
import { OrderedConfiguration } from "./ordered-configuration.types.js";

registerEnumType(SettlementState, {
  name: "SettlementState",
  description: "Where the measured sizes of an order stand.",
  valuesConfig: {
    WAITING: { description: "They cost more than was agreed. They wait for the shopper; nothing is made before." },
    SETTLED: { description: "They are the order's, which is made to them." },
  },
});

@ObjectType("SettledLine", { description: "A line of an order as it was ordered, and as the shop has measured it." })
export class SettledLineType {
  @IdOf("OrderLine", { description: "The line." })
  lineId!: string;

  @Field(() => Int, { description: "The line's place in the order, from 1." })
  item!: number;

  @Field(() => String, { description: "The product's name." })
  name!: string;

  @Field(() => FamilyEnum, { description: "Kind of product, for its drawing." })
  family!: string;

  @Field(() => String, { nullable: true, description: "What tells products of one family apart in a drawing." })
  variant!: string | null;

  @Field(() => OrderedConfiguration, { description: "As the shopper ordered it." })
  was!: OrderedConfiguration;

  @Field(() => OrderedConfiguration, { description: "As it was measured." })
  became!: OrderedConfiguration;
}

@ObjectType("OrderSettlement", { description: "The sizes of an order, as the shop has measured them at a visit." })
export class OrderSettlementType {
  @Field(() => SettlementState, { description: "Where they stand." })
  state!: SettlementState;

  @Field(() => Date, { description: "When the shopper was told of them." })
  proposedAt!: Date;

  @Field(() => Date, { nullable: true, description: "When they became the order's; null while they wait." })
  settledAt!: Date | null;

  @Field(() => Pence, { description: "The total of the order before." })
  totalWasPence!: number;

  @Field(() => TotalsType, {
    description:
      "The sums of the order with them: each line at the prices by which it was ordered, delivery never more than before.",
  })
  totals!: TotalsType;

  @Field(() => [SettledLineType], { description: "All lines, in the order of the cart." })
  lines!: SettledLineType[];
}

@InputType({ description: "Measured sizes that cost more, as their shopper was shown them." })
export class AgreeToMeasuredSizesInput {
  @Field(() => String, { description: "The order: MBC and its digits." })
  number!: string;

  @Field(() => String, {
    nullable: true,
    description: "The e-mail address that it was placed with, in any case; not needed for an order of this session.",
  })
  email?: string | null;

  @Field(() => Int, { description: "The version of the order that was shown." })
  expectedVersion!: number;

  @Field(() => Pence, { description: "`settlement.totals.totalPence` that was shown." })
  expectedTotalPence!: number;
}

/** A measured line as its shopper sees it: without who of staff has entered it. */
const toSettledLine = ({ lineId, item, name, family, variant, was, became }: MeasuredLineRow): SettledLineType => ({
  ...{ lineId, item, name, family, variant, was, became },
});

/** Maps the rows of measured sizes that their shopper knows of. */
export const toOrderSettlement = (
  { proposedAt, settledAt, totalWasPence, totals }: OrderSettlementRow,
  measured: readonly MeasuredLineRow[],
): OrderSettlementType => ({
  ...{ totalWasPence, totals, lines: measured.map(toSettledLine) },
  state: settledAt === null ? "WAITING" : "SETTLED",
  proposedAt: new Date(proposedAt),
  settledAt: settledAt === null ? null : new Date(settledAt),
});
