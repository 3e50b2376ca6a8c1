import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Staff } from "../../access/staff.entity.js";

/** An imported price list. */
@Entity()
export class PriceList {
  @PrimaryGeneratedColumn("identity", { type: "integer", generatedIdentity: "ALWAYS" })
  id!: number;

  /** What staff call it. */
  @Column("text")
  name!: string;

  @Column("timestamptz", { default: () => "now()" })
  importedAt!: Date;

  /** Null for a command at the server's terminal, as below. */
  @ManyToOne(() => Staff, { nullable: true })
  @JoinColumn({ name: "imported_by" })
  importedBy!: Relation<Staff> | null;

  /** Null while it has not been taken back. */
  @Column("timestamptz", { nullable: true })
  revertedAt!: Date | null;

  @ManyToOne(() => Staff, { nullable: true })
  @JoinColumn({ name: "reverted_by" })
  revertedBy!: Relation<Staff> | null;
}
