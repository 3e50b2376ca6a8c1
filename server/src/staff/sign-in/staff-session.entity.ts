import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from "typeorm";
import { Staff } from "../access/staff.entity.js";

/** A sign-in of a member of staff, apart from shoppers' sessions. Its cookie holds the token. */
@Entity()
@Index(["staffId"])
@Unique("staff_session_token_once", ["tokenHash"])
@Check("staff_session_in_order", "last_seen_at >= started_at AND (proved_at IS NULL OR proved_at >= started_at)")
export class StaffSession {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  @ForeignKey(() => Staff, { onDelete: "CASCADE" })
  staffId!: string;

  /** SHA-256 of the token, base64url. */
  @Column("text")
  tokenHash!: string;

  @Column("timestamptz", { default: () => "now()" })
  startedAt!: Date;

  @Column("timestamptz", { default: () => "now()" })
  lastSeenAt!: Date;

  /** When a code was last given; null while the second factor is missing. */
  @Column("timestamptz", { nullable: true })
  provedAt!: Date | null;
}
