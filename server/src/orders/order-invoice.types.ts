import { Field, ObjectType, registerEnumType } from "type-graphql";
import { OwnId } from "../kernel/graphql/id-fields.js";
import { Pence } from "../kernel/graphql/scalars.js";
import { InvoiceKind, invoiceNumber } from "../rules/invoice.js";
import type { OrderInvoiceRow } from "./order-invoice.columns.js";

registerEnumType(InvoiceKind, {
  name: "InvoiceKind",
  description: "What was issued of an order.",
  valuesConfig: {
    INVOICE: { description: "The invoice, from the moment at which the order was sent." },
    CREDIT_NOTE: { description: "About a refund." },
    DEBIT_NOTE: { description: "About a refund that was taken back: its credit note no longer counts." },
  },
});

@ObjectType("OrderInvoice", {
  description: "An invoice of an order that was sent, or a note about a refund. It never changes.",
})
export class OrderInvoiceType {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => InvoiceKind, { description: "An invoice, or which note." })
  kind!: InvoiceKind;

  @Field(() => String, { description: "Such as INV-000042; each kind is numbered without gaps." })
  number!: string;

  @Field(() => Date, { description: "When it was issued." })
  issuedAt!: Date;

  @Field(() => Pence, { description: "What the order came to, or how much the note is about, with its tax." })
  amountPence!: number;
}

/** Maps a row to the API's type. */
export const toOrderInvoice = ({ id, kind, serial, issuedAt, amountPence }: OrderInvoiceRow): OrderInvoiceType => ({
  ...{ id, kind, amountPence },
  number: invoiceNumber(kind, serial),
  issuedAt: new Date(issuedAt),
});
