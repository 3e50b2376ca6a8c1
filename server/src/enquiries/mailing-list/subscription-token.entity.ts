import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Subscription } from "./subscription.entity.js";

const TOKEN_PURPOSES = ["confirm", "unsubscribe"] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/** A link in a mail. Only the token's hash is stored, so that the table is useless to a thief. */
@Entity()
@Index(["subscriptionId"])
@Check("subscription_token_expiry", "(purpose = 'confirm') = (expires_at IS NOT NULL)")
export class SubscriptionToken {
  /** SHA-256 of the token, base64url. */
  @PrimaryColumn("text")
  hash!: string;

  @Column("uuid")
  @ForeignKey(() => Subscription, { onDelete: "CASCADE" })
  subscriptionId!: string;

  @Column("enum", { enum: TOKEN_PURPOSES })
  purpose!: TokenPurpose;

  /** Null if it never expires. */
  @Column("timestamptz", { nullable: true })
  expiresAt!: Date | null;
}
