import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from "typeorm";
import { Staff } from "../access/staff.entity.js";

/** What is kept of a value: plain data without personal data of shoppers. */
export type Audited = Readonly<Record<string, string | number | boolean | null>>;

/** A change by staff. Triggers refuse to change, delete or truncate rows (decision 34). */
@Entity()
@Index(["subjectType", "subjectId", "id"])
export class StaffAudit {
  @PrimaryGeneratedColumn("identity", { type: "bigint", generatedIdentity: "ALWAYS" })
  id!: number;

  @Column("timestamptz", { default: () => "now()" })
  at!: Date;

  /** Null for a command at the server's terminal. */
  @Column("uuid", { nullable: true })
  @ForeignKey(() => Staff)
  staffId!: string | null;

  /** What was done, as "order.moved". */
  @Column("text")
  what!: string;

  /** Type of what was changed, as in the staff schema. */
  @Column("text")
  subjectType!: string;

  @Column("text")
  subjectId!: string;

  /** Null for something new. */
  @Column("jsonb", { nullable: true })
  before!: Audited | null;

  /** Null for something removed. */
  @Column("jsonb", { nullable: true })
  after!: Audited | null;
}
