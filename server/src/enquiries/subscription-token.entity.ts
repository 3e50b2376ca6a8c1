import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Subscription } from "./subscription.entity.js";

const TOKEN_PURPOSES = ["confirm", "unsubscribe"] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/** What a link in a mail proves. Only its hash is kept: who reads the table can use no link. */
@Entity()
@Index(["subscriptionId"])
@Check("subscription_token_expiry", "(purpose = 'confirm') = (expires_at IS NOT NULL)")
export class SubscriptionToken {
  /** SHA-256 of the token, base64url. */
  @PrimaryColumn("text")
  hash!: string;

  @Column("uuid")
  subscriptionId!: string;

  @ManyToOne(() => Subscription, { onDelete: "CASCADE" })
  @JoinColumn()
  subscription!: Subscription;

  @Column("enum", { enum: TOKEN_PURPOSES })
  purpose!: TokenPurpose;

  /** Null where it holds for good. */
  @Column("timestamptz", { nullable: true })
  expiresAt!: Date | null;
}
