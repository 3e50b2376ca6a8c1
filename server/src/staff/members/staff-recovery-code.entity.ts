import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Staff } from "../access/staff.entity.js";

/** A recovery code that has not been used. */
@Entity()
@Index(["staffId"])
export class StaffRecoveryCode {
  /** SHA-256 of the code, base64url. */
  @PrimaryColumn("text")
  hash!: string;

  @Column("uuid")
  @ForeignKey(() => Staff, { onDelete: "CASCADE" })
  staffId!: string;
}
