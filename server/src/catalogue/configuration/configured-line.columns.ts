import { Column, PrimaryGeneratedColumn } from "typeorm";

/** Postgres returns such numbers as text. */
const INCHES = {
  type: "numeric",
  precision: 9,
  scale: 4,
  transformer: { from: Number, to: (inches: number) => inches },
} as const;

/** Columns of cart and order lines. */
export abstract class ConfiguredLineColumns {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column(INCHES)
  width!: number;

  @Column(INCHES)
  height!: number;

  @Column("text")
  material!: string;

  @Column("text")
  color!: string;

  @Column("integer")
  quantity!: number;
}
