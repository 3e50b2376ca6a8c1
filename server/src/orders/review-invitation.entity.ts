import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Order } from "./order.entity.js";

/** The link in a mail that asks for reviews of an order. Only the token's hash is stored, so that the table is useless to a thief. */
@Entity()
export class ReviewInvitation {
  /** SHA-256 of the token, base64url. */
  @PrimaryColumn("text")
  hash!: string;

  @Column("uuid")
  @Index("review_invitation_order")
  @ForeignKey(() => Order, { onDelete: "CASCADE" })
  orderId!: string;

  @Column("timestamptz")
  expiresAt!: Date;

  /** When its reader wanted no more invitations: none is sent to the order's e-mail address then. */
  @Column("timestamptz", { nullable: true })
  declinedAt!: Date | null;
}
