import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from "typeorm";
import { Staff } from "../access/staff.entity.js";

/** A passkey of a member of staff: its public key, by which its signatures are verified. */
@Entity()
@Index(["staffId"])
@Unique("staff_passkey_credential_once", ["credentialId"])
@Check("staff_passkey_counter_from_zero", "counter >= 0")
export class StaffPasskey {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  @ForeignKey(() => Staff, { onDelete: "CASCADE" })
  staffId!: string;

  /** As its owner calls it. */
  @Column("text")
  name!: string;

  /** Of the authenticator, base64url. */
  @Column("text")
  credentialId!: string;

  /** COSE, base64url. */
  @Column("text")
  publicKey!: string;

  /** Signatures so far, by the authenticator's count. One that does not count says 0 every time. */
  @Column("bigint")
  counter!: number;

  /** How browsers reach the authenticator, such as "internal" or "usb". */
  @Column("text", { array: true })
  transports!: string[];

  @Column("timestamptz", { default: () => "now()" })
  addedAt!: Date;

  @Column("timestamptz", { nullable: true })
  lastUsedAt!: Date | null;
}
