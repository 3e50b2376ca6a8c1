import { Column, PrimaryGeneratedColumn } from "typeorm";

/** The columns that a line of a cart and a line of an order share. */
export abstract class ConfiguredRow {
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
