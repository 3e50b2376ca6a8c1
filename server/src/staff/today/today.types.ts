import { Field, Int, ObjectType } from "type-graphql";
import { IdOf, OwnId } from "../../kernel/graphql/id-fields.js";
import { Day, Pence } from "../../kernel/graphql/scalars.js";
import { OrderStatus } from "../../rules/order-progress.js";
import { RemakeStatus } from "../../rules/order-remake.js";
import { AGREE_WITHIN_DAYS } from "../../rules/settled-sizes.js";
import type { ListedOrder } from "../orders/order-list.queries.js";
import type { OrdersToDo } from "../orders/order-list.service.js";
import { OrderSummaryType } from "../orders/order-list.types.js";
import {
  MOST_NAMED,
  type EmptySearch,
  type FailedMail,
  type OpenRemake,
  type OpenSizes,
  type SalesDay,
} from "./today.service.js";

@ObjectType("OrdersToDo", { description: "Open orders of a status." })
export class OrdersToDoType implements OrdersToDo {
  @Field(() => OrderStatus, { description: "Where they stand." })
  status!: OrderStatus;

  @Field(() => Int, { description: "How many there are." })
  count!: number;

  @Field(() => Int, { description: "How many of them are late: their promised day is over." })
  lateCount!: number;
}

@ObjectType("SalesDay", { description: "What was sold on a day in London." })
export class SalesDayType implements SalesDay {
  @Field(() => Day, { description: "The day." })
  day!: string;

  @Field(() => Int, { description: "Orders that were placed, without cancelled ones." })
  orderCount!: number;

  @Field(() => Pence, { description: "What these orders came to." })
  orderedPence!: number;

  @Field(() => Int, {
    description:
      "Views of products by visitors who may be counted; 0 where the shop counts nobody (the setting `FIGURES`).",
  })
  productViews!: number;

  @Field(() => Int, {
    description: "Orders by visitors who may be counted. Divided by `productViews` it is the conversion.",
  })
  countedOrders!: number;
}

@ObjectType("EmptySearch", { description: "A search that found nothing." })
export class EmptySearchType implements EmptySearch {
  @Field(() => String, { description: "What was searched for, in lower case." })
  words!: string;

  @Field(() => Int, { description: "How often." })
  count!: number;
}

@ObjectType("FailedMail", { description: "An e-mail that was given up." })
class FailedMailType implements FailedMail {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => String, { description: "Such as `order-confirmation`." })
  kind!: string;

  @Field(() => Date, { description: "When it was given up." })
  at!: Date;

  @Field(() => OrderSummaryType, { nullable: true, description: "The order that it is about; null for other e-mails." })
  order!: ListedOrder | null;
}

@ObjectType({ description: "E-mails that were given up, for as long as the queue keeps them." })
export class FailedMails {
  @Field(() => Int, { description: "How many there are." })
  count!: number;

  @Field(() => [FailedMailType], { description: `The latest of them, at most ${MOST_NAMED}.` })
  latest!: FailedMail[];
}

@ObjectType("OpenRemake", { description: "A line of an order that is made again and has not been sent." })
class OpenRemakeType implements OpenRemake {
  @IdOf("OrderRemake", { description: "Of the remake." })
  id!: string;

  @IdOf("Order", { description: "Its order." })
  orderId!: string;

  @Field(() => String, { description: "Of the order: MBC and its digits." })
  number!: string;

  @Field(() => Int, { description: "The line's place in the order, from 1." })
  item!: number;

  @Field(() => String, { description: "The product's name." })
  name!: string;

  @Field(() => RemakeStatus, { description: "Where it stands." })
  status!: RemakeStatus;

  @Field(() => Day, { description: "The day it is promised for." })
  estimatedDelivery!: string;

  @Field(() => Boolean, { description: "Whether that day is over." })
  isLate!: boolean;
}

@ObjectType({ description: "Lines of orders that are made again and have not been sent." })
export class OpenRemakes {
  @Field(() => Int, { description: "How many there are." })
  count!: number;

  @Field(() => Int, { description: "How many of them are late: their promised day is over." })
  lateCount!: number;

  @Field(() => [OpenRemakeType], {
    description: `Those that are promised for the earliest days, at most ${MOST_NAMED}.`,
  })
  first!: OpenRemake[];
}

@ObjectType("OpenSizes", { description: "An order that the shop has visited, and whose sizes are not settled." })
class OpenSizesType implements OpenSizes {
  @IdOf("Order", { description: "The order." })
  orderId!: string;

  @Field(() => String, { description: "Of the order: MBC and its digits." })
  number!: string;

  @Field(() => Boolean, {
    description:
      "Whether the shopper has been asked to agree; otherwise staff have to enter or send what was measured.",
  })
  isAsked!: boolean;

  @Field(() => Date, { description: "When the shopper was asked, or the visit ended." })
  since!: Date;

  @Field(() => Boolean, { description: `Whether that was more than ${AGREE_WITHIN_DAYS} days ago.` })
  isLate!: boolean;
}

@ObjectType({
  description: "Orders that the shop has visited, and whose sizes are not settled: nothing of them is made.",
})
export class SizesToSettle {
  @Field(() => Int, { description: "How many there are." })
  count!: number;

  @Field(() => Int, { description: `How many of them have waited for more than ${AGREE_WITHIN_DAYS} days.` })
  lateCount!: number;

  @Field(() => [OpenSizesType], { description: `Those that wait the longest, at most ${MOST_NAMED}.` })
  first!: OpenSizes[];
}
