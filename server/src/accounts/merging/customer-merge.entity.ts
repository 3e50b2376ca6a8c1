import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from "typeorm";

/** What has become of a proposal, as it is stored. One that is open past its time has expired. */
const STORED_MERGE_STATES = ["OPEN", "MERGED", "REFUSED", "WITHDRAWN"] as const;
export type StoredMergeState = (typeof STORED_MERGE_STATES)[number];

/**
 * A proposal of staff that two e-mail addresses are one customer's. Each address gets a link of its own, of whose token only the hash is
 * stored until it is used; nothing is merged before both have confirmed.
 */
@Entity()
@Index(["keptEmail"])
@Index(["leavingEmail"])
@Unique("customer_merge_kept_token_once", ["keptTokenHash"])
@Unique("customer_merge_leaving_token_once", ["leavingTokenHash"])
@Check("customer_merge_emails_lower", "kept_email = lower(kept_email) AND leaving_email = lower(leaving_email)")
@Check("customer_merge_of_two", "kept_email <> leaving_email")
@Check("customer_merge_reason_not_empty", "reason <> ''")
@Check("customer_merge_ended", "(state = 'OPEN') = (ended_at IS NULL)")
@Check(
  "customer_merge_agreed",
  "state <> 'MERGED' OR (kept_confirmed_at IS NOT NULL AND leaving_confirmed_at IS NOT NULL)",
)
export class CustomerMerge {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Of the account that stays. */
  @Column("text")
  keptEmail!: string;

  /** Of the account that goes, or of a guest. */
  @Column("text")
  leavingEmail!: string;

  /** Why staff think so; neither owner reads it. */
  @Column("text")
  reason!: string;

  /** Who has proposed it. */
  @Column("uuid")
  staffId!: string;

  @Column("enum", { enum: STORED_MERGE_STATES, default: "OPEN" })
  state!: StoredMergeState;

  @Column("timestamptz", { default: () => "now()" })
  proposedAt!: Date;

  @Column("timestamptz")
  expiresAt!: Date;

  /** Null while it is open. */
  @Column("timestamptz", { nullable: true })
  endedAt!: Date | null;

  /** SHA-256 of the token in the kept address's mail, base64url; null before the mail is written and once it is used. */
  @Column("text", { nullable: true })
  keptTokenHash!: string | null;

  @Column("text", { nullable: true })
  leavingTokenHash!: string | null;

  @Column("timestamptz", { nullable: true })
  keptConfirmedAt!: Date | null;

  @Column("timestamptz", { nullable: true })
  leavingConfirmedAt!: Date | null;

  /** Pieces of the leaving cart for which the kept one had no room. */
  @Column("integer", { default: 0 })
  piecesLeftOut!: number;
}
