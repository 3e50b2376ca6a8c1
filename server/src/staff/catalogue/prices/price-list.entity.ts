import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn } from "typeorm";
import { Staff } from "../../access/staff.entity.js";
import type { PriceProblem } from "./price-csv.js";

/** An imported price list. One that starts on a day to come is kept as its file until then. */
@Entity()
@Check(
  "price_list_applied_or_planned",
  "applied_at IS NOT NULL OR (effective_from IS NOT NULL AND planned_csv IS NOT NULL AND planned_count IS NOT NULL)",
)
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

  /** The day in London with whose beginning it starts; null for one that started when it was imported. */
  @Column("date", { nullable: true })
  effectiveFrom!: string | null;

  /** The file of one that starts later; its lines are made when it is applied. */
  @Column("text", { nullable: true })
  plannedCsv!: string | null;

  /** Products that it would have changed when it was imported. */
  @Column("integer", { nullable: true })
  plannedCount!: number | null;

  /** When its prices were set; null while it is planned. */
  @Column("timestamptz", { nullable: true })
  appliedAt!: Date | null;

  /** What its dry run did not know: lines that could not be applied as they are (price-changes.ts). */
  @Column("jsonb", { default: [] })
  leftOut!: PriceProblem[];

  /** Null while it has not been taken back; one that had not started was cancelled. */
  @Column("timestamptz", { nullable: true })
  revertedAt!: Date | null;

  @Column("uuid", { nullable: true })
  @ForeignKey(() => Staff)
  revertedBy!: string | null;
}
