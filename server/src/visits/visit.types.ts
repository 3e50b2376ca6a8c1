import { Field, InputType, ObjectType } from "type-graphql";
import { describedEnum } from "../kernel/graphql/described-enum.js";
import { OwnId } from "../kernel/graphql/id-fields.js";
import { MutationPayload } from "../kernel/graphql/payload.js";
import type { VisitState } from "../rules/visit-state.js";

export const VisitStateEnum = describedEnum<VisitState>("VisitState", "What has become of a visit.", {
  BOOKED: "A fitter comes, or has come and has not said how it went.",
  CANCELLED: "Nobody comes.",
  DONE: "The windows are measured.",
  NOBODY_HOME: "The fitter came and nobody was at home.",
  TO_REPEAT: "The fitter has to come again.",
});

@ObjectType("VisitTime", { description: "A time at which a fitter is free." })
export class VisitTimeType {
  @Field(() => Date, { description: "From when; `startsAt` of `bookVisit` and `moveVisit`." })
  startsAt!: Date;

  @Field(() => Date, { description: "Until when." })
  endsAt!: Date;
}

/** Fields that are worked out are added by VisitResolver. */
@ObjectType("Visit", { description: "A visit of a fitter, who measures, for an order or without one." })
export class VisitType {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => VisitStateEnum, { description: "What has become of it." })
  state!: VisitState;

  @Field(() => Date, { description: "The fitter comes after this moment." })
  startsAt!: Date;

  @Field(() => Date, { description: "And before this one." })
  endsAt!: Date;

  @Field(() => String, { nullable: true, description: "The order that is measured; null without one." })
  orderNumber!: string | null;

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

  @Field(() => String, { nullable: true, description: "What the fitter should know, such as where to park." })
  notes!: string | null;
}

@InputType({ description: "Who is visited where and when." })
export class BookVisitInput {
  @Field(() => String, {
    nullable: true,
    description: "An order to be measured: MBC and its digits. Null for a visit without one.",
  })
  orderNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The e-mail address that the order was placed with, in any case; not needed for an order of this session.",
  })
  orderEmail?: string | null;

  @Field(() => Date, { description: "As `visitTimes` has answered it." })
  startsAt!: Date;

  @Field(() => String, { description: "1 to 100 characters." })
  name!: string;

  @Field(() => String, { description: "Where the confirmation, a reminder and the link to move it go." })
  email!: string;

  @Field(() => String, { description: "In any usual spelling, British by default." })
  phone!: string;

  @Field(() => String, { description: "House and street, 5 to 200 characters." })
  address!: string;

  @Field(() => String, { description: "Town or city, 2 to 100 characters." })
  city!: string;

  @Field(() => String, { description: "A British postcode in any usual spelling, in the area that the shop visits." })
  postcode!: string;

  @Field(() => String, { nullable: true, description: "What the fitter should know, at most 500 characters." })
  notes?: string | null;

  @Field(() => String, { description: "Made by the client for this one booking; a UUID will do." })
  idempotencyKey!: string;
}

@InputType({ description: "Another time for a visit." })
export class MoveVisitInput {
  @Field(() => String, { description: "Of the link in a mail about the visit." })
  token!: string;

  @Field(() => Date, { description: "As `visitTimes` has answered it." })
  startsAt!: Date;
}

@InputType({ description: "A visit that is not wanted any more." })
export class CancelVisitInput {
  @Field(() => String, { description: "Of the link in a mail about the visit." })
  token!: string;
}

/** The payload of a mutation of a visit. */
@ObjectType()
export abstract class VisitPayload extends MutationPayload {
  @Field(() => VisitType, { nullable: true, description: "The visit as it is now." })
  visit?: VisitType;
}
