import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from "typeorm";
import { PENCE } from "../kernel/sql/number-columns.js";
import type { EmailLayout } from "../mail/email.js";
import { InvoiceKind } from "../rules/invoice.js";
import { OrderRefund } from "./order-refund.entity.js";
import { Order } from "./order.entity.js";

/**
 * An invoice of an order that was sent, or a note about one of its refunds (decision 40). The database numbers each kind without gaps,
 * and lets nobody change or remove one while there is the order. Lines and customer are the order's, which don't change any more.
 */
@Entity()
@Index(["orderId", "issuedAt"])
@Unique("order_invoice_number", ["kind", "serial"])
@Unique("order_invoice_once_a_refund", ["refundId", "kind"])
@Index("order_invoice_once_an_order", ["orderId"], { unique: true, where: "kind = 'INVOICE'" })
@Check("order_invoice_of_refund", "(kind = 'INVOICE') = (refund_id IS NULL)")
@Check("order_invoice_vat", "(vat_percent IS NULL) = (vat_pence IS NULL)")
export class OrderInvoice {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  orderId!: string;

  @ManyToOne(() => Order, { onDelete: "CASCADE" })
  @JoinColumn()
  order!: Relation<Order>;

  @Column("enum", { enum: InvoiceKind })
  kind!: InvoiceKind;

  /** Its place in the series of its kind, from 1, by the database. */
  @Column("integer", { default: 0 })
  serial!: number;

  @Column("timestamptz", { default: () => "clock_timestamp()" })
  issuedAt!: Date;

  /** Of a note. */
  @Column("uuid", { nullable: true })
  refundId!: string | null;

  @ManyToOne(() => OrderRefund, { onDelete: "CASCADE" })
  @JoinColumn()
  refund!: Relation<OrderRefund> | null;

  /** What it is about, with its VAT. */
  @Column(PENCE)
  amountPence!: number;

  /** The rate of VAT; null where none can be stated. */
  @Column("integer", { nullable: true })
  vatPercent!: number | null;

  @Column({ ...PENCE, nullable: true })
  vatPence!: number | null;

  /** Who issued it, as the shop's profile said that day. */
  @Column("jsonb")
  issuer!: EmailLayout;
}
