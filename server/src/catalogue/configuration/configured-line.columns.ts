import { Column, PrimaryGeneratedColumn } from "typeorm";

/** Columns of cart and order lines. */
export abstract class ConfiguredLineColumns {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Inches. */
  @Column("numeric", { precision: 9, scale: 4 })
  width!: string;

  /** Inches. */
  @Column("numeric", { precision: 9, scale: 4 })
  height!: string;

  @Column("text")
  material!: string;

  @Column("text")
  color!: string;

  @Column("integer")
  quantity!: number;
}
