import { Column } from "typeorm";
import { PENCE } from "../../kernel/sql/number-columns.js";
import type { CordSafety } from "../../rules/cord-safety.js";
import { ConfiguredLineColumns } from "./configured-line.columns.js";

/** Columns of lines with a snapshot of their product, its choices and its price: those of orders and of held quotes. */
export abstract class SnapshotLineColumns extends ConfiguredLineColumns {
  @Column("smallint")
  position!: number;

  @Column("integer")
  productId!: number;

  @Column("text")
  slug!: string;

  @Column("text")
  name!: string;

  @Column("text")
  family!: string;

  @Column("text", { nullable: true })
  variant!: string | null;

  @Column("text", { nullable: true })
  pictureId!: string | null;

  @Column("jsonb")
  customizations!: { name: string; value: string }[];

  /** How a corded one is made safe, in figures; null without cords, and for orders from before it was kept. */
  @Column("jsonb", { nullable: true })
  cordSafety!: CordSafety | null;

  @Column("integer")
  unitPricePence!: number;

  @Column(PENCE)
  totalPence!: number;
}
