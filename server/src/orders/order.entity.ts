import { Check, Column, Entity, Index, OneToMany, PrimaryGeneratedColumn, type Relation, Unique } from "typeorm";
import { OrderStatus } from "../rules/order-progress.js";
import { AddressColumns } from "./address.columns.js";
import { ORDER_NUMBER } from "./order-number.js";
import { OrderLine } from "./order-line.entity.js";
import { PaymentMethod } from "./order-words.js";

/** Sums of many large lines pass what `integer` holds; none passes 2^53. */
const PENCE = { type: "bigint", transformer: { from: Number, to: (pence: number) => pence } } as const;

/** What a shopper ordered, as it was at that moment: address, lines, prices and totals are a snapshot. Money is pence. */
@Entity({ name: "orders" })
@Unique("order_number_unique", ["number"])
@Unique("order_once", ["visitorId", "idempotencyKey"])
@Index(["visitorId", "placedAt"])
@Check(
  "order_adds_up",
  "total_pence = subtotal_pence - discount_pence + delivery_pence + tax_pence AND discount_pence BETWEEN 0 AND subtotal_pence",
)
@Check(
  "order_discount_by_promotion",
  "(promotion_percent IS NULL) = (promotion_name IS NULL) AND (promotion_code IS NULL OR promotion_name IS NOT NULL) AND discount_pence = round(subtotal_pence * coalesce(promotion_percent, 0) / 100.0)",
)
@Check("order_number_form", `number ~ '^${ORDER_NUMBER}$'`)
@Check("order_email_until_stripped", "email IS NOT NULL OR owner_left_at IS NOT NULL")
export class Order extends AddressColumns {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Drawn by the database. */
  @Column("text", { default: () => "new_order_number()" })
  number!: string;

  @Column("uuid")
  visitorId!: string;

  @Column("text")
  idempotencyKey!: string;

  /** Fingerprint of the request, so that the same key with another body is refused. */
  @Column("text")
  requestHash!: string;

  @Column("enum", { enum: OrderStatus, default: OrderStatus.PROCESSING })
  status!: OrderStatus;

  @Column("timestamptz", { default: () => "now()" })
  placedAt!: Date;

  @Column("date")
  estimatedDelivery!: string;

  /** Null once the order is stripped. */
  @Column("text", { nullable: true })
  email!: string | null;

  /** When the account was deleted that it belonged to; it is stripped as soon as it is done (order-stripping.ts). */
  @Column("timestamptz", { nullable: true })
  ownerLeftAt!: Date | null;

  @Column("enum", { enum: PaymentMethod })
  paymentMethod!: PaymentMethod;

  @Column("text")
  shippingMethod!: string;

  @Column(PENCE)
  subtotalPence!: number;

  @Column(PENCE)
  discountPence!: number;

  /** What the discount was for: a promotion as it was then; its code is null where it counted by itself. */
  @Column("text", { nullable: true })
  promotionCode!: string | null;

  @Column("text", { nullable: true })
  promotionName!: string | null;

  @Column("integer", { nullable: true })
  promotionPercent!: number | null;

  @Column(PENCE)
  deliveryPence!: number;

  @Column(PENCE)
  taxPence!: number;

  @Column(PENCE)
  totalPence!: number;

  @OneToMany(() => OrderLine, (line) => line.order)
  lines!: Relation<OrderLine>[];
}
