import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from "typeorm";
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
  @Column("uuid", { nullable: true })
  @ForeignKey(() => Staff)
  importedBy!: string | null;

  /** Null while it has not been taken back. */
  @Column("timestamptz", { nullable: true })
  revertedAt!: Date | null;

  @Column("uuid", { nullable: true })
  @ForeignKey(() => Staff)
  revertedBy!: string | null;
}
