import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from "typeorm";
import { HeldQuote } from "../held-prices/held-quote.entity.js";
import { Promotion } from "../promotions/promotion.entity.js";
import { Delivery, Fulfilment } from "../rules/order-choices.js";

/** A visitor's cart. It is created with the first line and stays, empty, after an order. */
@Entity()
@Index("cart_of_held_quote", ["heldQuoteId"], { where: "held_quote_id IS NOT NULL" })
@Check("cart_version_positive", "version > 0")
@Check(
  "cart_rests_once_merged",
  "merged_at IS NULL OR updated_at = merged_at OR updated_at > merged_at + interval '1 minute'",
)
export class Cart {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid", { unique: true })
  visitorId!: string;

  /** Raised by every change, so that a client can detect changes since it read the cart. */
  @Column("integer", { default: 1 })
  version!: number;

  /** The promotion of the entered code, which may have ended. */
  @Column("integer", { nullable: true })
  @ForeignKey(() => Promotion, { onDelete: "SET NULL" })
  promotionId!: number | null;

  /** The unique code that was entered, of that promotion; null for a code that everybody has. */
  @Column("text", { nullable: true })
  uniqueCode!: string | null;

  /** The quote at whose held prices it is ordered; null for a cart at the prices of the day. */
  @Column("uuid", { nullable: true })
  @ForeignKey(() => HeldQuote, { onDelete: "SET NULL" })
  heldQuoteId!: string | null;

  /** The shopper's note to the shop. */
  @Column("text", { nullable: true })
  note!: string | null;

  /** Null if not chosen, as the next. */
  @Column("enum", { enum: Delivery, enumName: "delivery", nullable: true })
  delivery!: Delivery | null;

  @Column("enum", { enum: Fulfilment, enumName: "fulfilment", nullable: true })
  fulfilment!: Fulfilment | null;

  /** The latest additions with an idempotency key (idempotent-additions.ts), so that repeats add nothing. */
  @Column("text", { array: true, default: [] })
  additions!: string[];

  /** When it was merged into an account's cart. A change in flight is refused, not lost. */
  @Column("timestamptz", { nullable: true })
  mergedAt!: Date | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt!: Date;
}
