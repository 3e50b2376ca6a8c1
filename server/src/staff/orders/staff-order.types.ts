import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { OwnId } from "../../kernel/graphql/id-fields.js";
import { Day, Pence } from "../../kernel/graphql/scalars.js";
import { MailState } from "../../mail/mail.queries.js";
import type { MailAbout } from "../../mail/mails-about.js";
import type { WholeOrderRow } from "../../orders/order.queries.js";
import { PaymentMethod } from "../../orders/payment-method.js";
import { Fulfilment } from "../../rules/order-choices.js";
import { OrderStatus } from "../../rules/order-progress.js";
import type { OrderNoteRow } from "./order-note.queries.js";

registerEnumType(MailState, {
  name: "MailState",
  description: "What has become of an e-mail.",
  valuesConfig: {
    SENT: { description: "A mail server has taken it." },
    QUEUED: { description: "It is to be sent, perhaps after attempts that failed." },
    FAILED: { description: "It was given up after three days." },
  },
});

@ObjectType({ description: "An e-mail about an order." })
export class OrderMail implements MailAbout {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => String, { description: "Such as `order-confirmation`; `-copy` goes to the shop itself." })
  kind!: string;

  @Field(() => MailState, { description: "What has become of it." })
  state!: MailState;

  @Field(() => Date, { description: "When it was sent, is to be sent at the earliest, or was given up." })
  at!: Date;
}

@ObjectType("OrderNote", { description: "What staff have written about an order." })
export class OrderNoteType implements OrderNoteRow {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => String, { description: "1 to 2000 characters, in as many lines as wanted." })
  text!: string;

  @Field(() => String, { description: "E-mail address of who wrote it." })
  by!: string;

  @Field(() => Date, { description: "When." })
  writtenAt!: Date;
}

@ObjectType("OrderStatusChange", { description: "Since when an order had a status." })
export class StaffOrderStatusChange {
  @Field(() => OrderStatus, { description: "What it became." })
  status!: OrderStatus;

  @Field(() => Date, { description: "When." })
  at!: Date;
}

/** Lines, history, mails and audit are added by StaffOrderResolver. */
@ObjectType("Order", {
  description: "A whole order, with everything as it was when it was placed.",
})
export class StaffOrderType implements Partial<WholeOrderRow> {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => String, { description: "MBC and its digits." })
  number!: string;

  @Field(() => OrderStatus, { description: "Where it stands." })
  status!: OrderStatus;

  @Field(() => Int, { description: "For `expectedVersion`; grows with each change." })
  version!: number;

  @Field(() => Date, { description: "The moment at which it was placed." })
  placedAt!: Date;

  @Field(() => Day, { description: "The day it is promised for." })
  estimatedDelivery!: string;

  @Field(() => String, { description: "Of who receives it." })
  firstName!: string;

  @Field(() => String, { description: "Of who receives it." })
  lastName!: string;

  @Field(() => String, { description: "House and street." })
  address!: string;

  @Field(() => String, { nullable: true, description: "Flat, floor or building, where given." })
  addressLine2!: string | null;

  @Field(() => String, { description: "Town or city." })
  city!: string;

  @Field(() => String, { description: "County or state." })
  state!: string;

  @Field(() => String, { description: "Postcode or zip code." })
  zipCode!: string;

  @Field(() => String, { nullable: true, description: "Of the shopper; null once it has been removed." })
  email!: string | null;

  @Field(() => String, { nullable: true, description: "Of the shopper, as given." })
  phoneNumber!: string | null;

  @Field(() => PaymentMethod, { description: "How the shopper means to pay." })
  paymentMethod!: PaymentMethod;

  @Field(() => String, { description: "Such as Standard delivery." })
  shippingMethod!: string;

  @Field(() => Fulfilment, { description: "Who measures and fits it." })
  fulfilment!: Fulfilment;

  @Field(() => String, { nullable: true, description: "What the shopper wrote to the shop." })
  note!: string | null;

  @Field(() => Pence, { description: "Of all lines." })
  subtotalPence!: number;

  @Field(() => Pence, { description: "What the promotion took off." })
  discountPence!: number;

  @Field(() => String, { nullable: true, description: "The code that was entered; null where it counted by itself." })
  promotionCode!: string | null;

  @Field(() => String, { nullable: true, description: "What the promotion was called; null without one." })
  promotionName!: string | null;

  @Field(() => Int, { nullable: true, description: "Percent off the subtotal." })
  promotionPercent!: number | null;

  @Field(() => Pence, { description: "For delivery." })
  deliveryPence!: number;

  @Field(() => Pence, { description: "Tax that was added." })
  taxPence!: number;

  @Field(() => Pence, { nullable: true, description: "Tax inside the prices; null where it was added." })
  includedTaxPence!: number | null;

  @Field(() => Pence, { description: "All of it." })
  totalPence!: number;

  @Field(() => Pence, { description: "The sum of its refunds: 0 to its total." })
  refundedPence!: number;
}
