import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { ChoiceType } from "../catalogue/configuration/configuration.types.js";
import { FamilyEnum } from "../catalogue/products/attribute-enums.js";
import { MakingType } from "../catalogue/products/making.types.js";
import { IdOf, OwnId } from "../kernel/graphql/id-fields.js";
import { Day, Inches } from "../kernel/graphql/scalars.js";
import type { Making } from "../rules/fit/making.js";
import { choicesOfLine } from "../rules/made-choices.js";
import { REMAKE_REASONS, RemakeReason, RemakeStatus } from "../rules/order-remake.js";
import type { RemadeConfiguration } from "./order-remake.entity.js";
import type { OrderRemakeRow } from "./order-remake.queries.js";

registerEnumType(RemakeReason, {
  name: "RemakeReason",
  description: "Why a line is made again.",
  valuesConfig: Object.fromEntries(
    Object.entries(REMAKE_REASONS).map(([reason, words]) => [reason, { description: `${words}.` }]),
  ),
});
registerEnumType(RemakeStatus, {
  name: "RemakeStatus",
  description: "Where a remake stands.",
  valuesConfig: {
    TO_MAKE: { description: "Agreed; it is to be made." },
    MADE: { description: "Made; it is to be sent." },
    SENT: { description: "On its way, or there." },
  },
});

@ObjectType("RemadeConfiguration", { description: "How one of a line was made, or is made again." })
export class RemadeConfigurationType {
  @Field(() => Inches, { description: "Width of one." })
  width!: number;

  @Field(() => Inches, { description: "Height (drop) of one." })
  height!: number;

  @Field(() => String, { description: "As the product names it." })
  material!: string;

  @Field(() => String, { description: "As the product names it." })
  color!: string;

  @Field(() => [ChoiceType], { description: "All choices, as those of a line." })
  choices!: readonly ChoiceType[];

  @Field(() => MakingType, {
    nullable: true,
    description: "How one is made from the typed size; null for orders from before such sizes were kept.",
  })
  making!: Making | null;
}

@ObjectType("OrderRemake", { description: "A line of an order that the shop makes again, free of charge." })
export class OrderRemakeType {
  @OwnId("Opaque.")
  id!: string;

  @IdOf("OrderLine", { description: "The line, which stays as it was." })
  lineId!: string;

  @Field(() => Int, { description: "The line's place in the order, from 1." })
  item!: number;

  @Field(() => String, { description: "The product's name." })
  name!: string;

  @Field(() => FamilyEnum, { description: "Kind of product, for its drawing." })
  family!: string;

  @Field(() => String, { nullable: true, description: "What tells products of one family apart in a drawing." })
  variant!: string | null;

  @Field(() => Date, { description: "When it was agreed." })
  at!: Date;

  @Field(() => RemakeReason, { description: "Why." })
  reason!: RemakeReason;

  @Field(() => Int, { description: "How many of the line." })
  quantity!: number;

  @Field(() => String, { nullable: true, description: "What the shop writes to the shopper about it." })
  note!: string | null;

  @Field(() => RemakeStatus, { description: "Where it stands." })
  status!: RemakeStatus;

  @Field(() => Day, { description: "The day on which it should arrive." })
  estimatedDelivery!: string;

  @Field(() => Date, { nullable: true, description: "When it was sent; null before." })
  sentAt!: Date | null;

  @Field(() => RemadeConfigurationType, { description: "As it was made first." })
  was!: RemadeConfigurationType;

  @Field(() => RemadeConfigurationType, { description: "As it is made again." })
  became!: RemadeConfigurationType;
}

/** For its shopper, who does not learn who agreed to it. */
export function toOrderRemake(remake: OrderRemakeRow): OrderRemakeType {
  const { id, lineId, item, name, family, variant, reason, quantity, note, status, estimatedDelivery } = remake;
  const { agreedAt, sentAt, was, became } = remake;
  return {
    ...{ id, lineId, item, name, family, variant, reason, quantity, note, status, estimatedDelivery },
    at: new Date(agreedAt),
    sentAt: sentAt === null ? null : new Date(sentAt),
    ...{ was: toRemadeConfiguration(was), became: toRemadeConfiguration(became) },
  };
}

/** Orders from before choices were frozen have those that were sent. */
function toRemadeConfiguration(configuration: RemadeConfiguration): RemadeConfigurationType {
  const { width, height, material, color, choices, making } = configuration;
  const all = choices.length > 0 ? choices : choicesOfLine(null, configuration);
  return { width, height, material, color, choices: all, making };
}
