import { Field, Int, ObjectType } from "type-graphql";
import { HeldQuoteStateEnum } from "../../cart/cart.types.js";
import { EnquiryState } from "../../enquiries/enquiry-state.js";
import { connectionType } from "../../kernel/graphql/connection.types.js";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import { Day, Pence } from "../../kernel/graphql/scalars.js";
import type { HeldQuoteState } from "../../rules/held-quote.js";
import { OrderStatus } from "../../rules/order-progress.js";
import type { VisitState } from "../../rules/visit-state.js";
import { VisitStateEnum } from "../../visits/visit.types.js";
import { EnquiryKind } from "../enquiries/enquiry-kind.js";
import type {
  CustomerEnquiryRow,
  CustomerHeldQuoteRow,
  CustomerOrderRow,
  CustomerReviewRow,
  CustomerSummary,
  CustomerVisitRow,
} from "./customer.queries.js";
import type { Customer } from "./customer.service.js";

@ObjectType("CustomerSummary", { description: "A customer in a list: an e-mail address." })
class CustomerSummaryType implements CustomerSummary {
  @Field(() => String, { description: "Lowercased; for `customer`." })
  email!: string;

  @Field(() => [String], { description: "Names of the account, of orders, enquiries and visits; at most 10." })
  names!: string[];

  @Field(() => Boolean, { description: "Whether there is an account with this e-mail address." })
  hasAccount!: boolean;

  @Field(() => Int, { description: "Their orders, cancelled ones too." })
  orderCount!: number;

  @Field(() => Pence, { description: "What their orders came to, without cancelled ones." })
  orderedPence!: number;

  @Field(() => Day, {
    nullable: true,
    description: "Day on which they last ordered, asked or booked a visit; null without one.",
  })
  lastSeenOn!: string | null;
}

@ObjectType({ description: "A page of customers, in the order of their e-mail addresses." })
export class CustomerConnection extends connectionType<CustomerSummary>(CustomerSummaryType, "Customer", "customers") {}

@ObjectType({ description: "An order of a customer." })
export class CustomerOrder implements CustomerOrderRow {
  @IdOf("Order", { description: "For `order`." })
  id!: string;

  @Field(() => String, { description: "MBC and its digits." })
  number!: string;

  @Field(() => OrderStatus, { description: "Where it stands." })
  status!: OrderStatus;

  @Field(() => Pence, { description: "Its total." })
  totalPence!: number;

  @Field(() => Date, { description: "The moment at which it was placed." })
  placedAt!: Date;

  @Field(() => Boolean, {
    description:
      "Whether the account has it. One that was placed with the e-mail address alone is the account's once its owner says that it is theirs.",
  })
  isInAccount!: boolean;
}

@ObjectType({ description: "An enquiry of a customer." })
export class CustomerEnquiry implements CustomerEnquiryRow {
  @IdOf("Enquiry", { description: "For `enquiry`." })
  id!: string;

  @Field(() => EnquiryKind, { description: "What they ask for." })
  kind!: EnquiryKind;

  @Field(() => EnquiryState, { description: "What the shop has done." })
  state!: EnquiryState;

  @Field(() => Date, { description: "When it was sent." })
  createdAt!: Date;
}

@ObjectType({ description: "A visit that a customer has booked." })
export class CustomerVisit implements CustomerVisitRow {
  @IdOf("BookedVisit", { description: "For `bookedVisit`." })
  id!: string;

  @Field(() => VisitStateEnum, { description: "What has become of it." })
  state!: VisitState;

  @Field(() => Date, { description: "The fitter comes after this moment." })
  startsAt!: Date;

  @Field(() => Date, { description: "And before this one." })
  endsAt!: Date;

  @Field(() => String, { nullable: true, description: "The order that is measured; null without one." })
  orderNumber!: string | null;
}

@ObjectType({ description: "A quote of a customer whose prices are held." })
export class CustomerHeldQuote implements CustomerHeldQuoteRow {
  @Field(() => String, { description: "MBQ and its digits." })
  number!: string;

  @Field(() => HeldQuoteStateEnum, { description: "What has become of it." })
  state!: HeldQuoteState;

  @Field(() => Date, { description: "When it was made." })
  madeAt!: Date;

  @Field(() => Date, { description: "The first moment at which its prices are not held any more." })
  heldUntil!: Date;

  @Field(() => Pence, { description: "Its total." })
  totalPence!: number;
}

@ObjectType({ description: "A review that a customer wrote of what they had bought." })
export class CustomerReview implements CustomerReviewRow {
  @IdOf("Review", { description: "For `review`." })
  id!: number;

  @Field(() => String, { description: "The order with which it was bought." })
  orderNumber!: string;

  @Field(() => String, { description: "What it is about." })
  productName!: string;

  @Field(() => Int, { description: "1 to 5 stars." })
  rating!: number;

  @Field(() => Day, { description: "The day on which it was written." })
  reviewDate!: string;

  @Field(() => Boolean, { description: "Whether everybody sees it." })
  isPublished!: boolean;
}

@ObjectType({
  description: "The account of a customer. Nobody but its owner can sign in to it.",
})
class CustomerAccount {
  @Field(() => String, { description: "As its owner has entered it." })
  firstName!: string;

  @Field(() => String, { description: "As its owner has entered it." })
  lastName!: string;

  @Field(() => String, { nullable: true, description: "As its owner has entered it." })
  phone!: string | null;

  @Field(() => Date, { description: "When its owner confirmed the e-mail address, which opened it." })
  createdAt!: Date;
}

@ObjectType({ description: "A subscription to the mailing list." })
class CustomerSubscription {
  @Field(() => Date, { description: "When somebody entered the e-mail address." })
  requestedAt!: Date;

  @Field(() => Date, { nullable: true, description: "When it was confirmed; null where it gets no mails." })
  confirmedAt!: Date | null;
}

/** Orders, enquiries, visits, held quotes, windows, reviews and audit are added by CustomerResolver. */
@ObjectType("Customer", {
  description: "All that the shop keeps about a customer, who is known by an e-mail address.",
})
export class CustomerType extends CustomerSummaryType implements Customer {
  @Field(() => CustomerAccount, { nullable: true, description: "Null without an account." })
  account!: Customer["account"];

  @Field(() => CustomerSubscription, { nullable: true, description: "Null where they are not on the mailing list." })
  mailingList!: Customer["mailingList"];
}
