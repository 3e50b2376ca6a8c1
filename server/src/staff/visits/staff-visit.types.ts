import { Field, Int, ObjectType } from "type-graphql";
import { PageInfo } from "../../kernel/graphql/connection.types.js";
import { IdOf, OwnId } from "../../kernel/graphql/id-fields.js";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import { OrderStatus } from "../../rules/order-progress.js";
import type { VisitState } from "../../rules/visit-state.js";
import { VisitStateEnum } from "../../visits/visit.types.js";
import type { StaffVisitRow } from "./staff-visit.queries.js";

/** Windows are added by StaffVisitResolver. */
@ObjectType("BookedVisit", { description: "A visit that a shopper has booked." })
export class StaffVisitType {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => VisitStateEnum, { description: "What has become of it." })
  state!: VisitState;

  @Field(() => Date, { description: "The fitter comes after this moment." })
  startsAt!: Date;

  @Field(() => Date, { description: "And before this one." })
  endsAt!: Date;

  @IdOf("Order", { nullable: true, description: "The order that is measured; null without one." })
  orderId!: string | null;

  @Field(() => String, { nullable: true, description: "MBC and its digits." })
  orderNumber!: string | null;

  @Field(() => OrderStatus, { nullable: true, description: "Where that order stands." })
  orderStatus!: OrderStatus | null;

  @Field(() => String, { description: "Who is visited." })
  name!: string;

  @Field(() => String, { description: "Where its mails go." })
  email!: string;

  @Field(() => String, { description: "E.164: +442079460123." })
  phone!: string;

  @Field(() => String, { description: "House and street." })
  address!: string;

  @Field(() => String, { description: "Town or city." })
  city!: string;

  @Field(() => String, { description: "As the post writes it: SW1A 1AA." })
  postcode!: string;

  @Field(() => String, { nullable: true, description: "What the fitter should know, in the shopper's words." })
  notes!: string | null;

  @Field(() => String, { nullable: true, description: "Who visits; null for nobody yet." })
  fitter!: string | null;

  @Field(() => String, { nullable: true, description: "What was noted when it was over." })
  outcomeNote!: string | null;

  @Field(() => Date, { description: "When it was booked." })
  createdAt!: Date;

  @Field(() => Int, { description: "For `expectedVersion`; grows with each change." })
  version!: number;
}

@ObjectType({ description: "A visit and its cursor." })
export class BookedVisitEdge {
  @Field(() => StaffVisitType, { description: "The visit." })
  node!: StaffVisitRow;

  @Field(() => String, { description: "Its place in the list." })
  cursor!: string;
}

@ObjectType({ description: "A page of visits, the earliest first." })
export class BookedVisitConnection {
  @Field(() => [BookedVisitEdge], { description: "The visits with their cursors." })
  edges!: BookedVisitEdge[];

  @Field(() => [StaffVisitType], { description: "The visits alone." })
  nodes!: StaffVisitRow[];

  @Field(() => PageInfo, { description: "Where the page starts and ends." })
  pageInfo!: PageInfo;

  count!: () => Promise<number>;
}

@ObjectType({ description: "A time at which a fitter is free." })
export class FreeVisitTime {
  @Field(() => Date, { description: "From when; `startsAt` of `moveBookedVisit`." })
  startsAt!: Date;

  @Field(() => Date, { description: "Until when." })
  endsAt!: Date;
}

/** The payload of a mutation of a visit. */
@ObjectType()
export abstract class BookedVisitPayload extends MutationPayload {
  @Field(() => StaffVisitType, { nullable: true, description: "The visit as it is now." })
  visit?: StaffVisitRow | null;
}
