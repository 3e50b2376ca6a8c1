import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from "typeorm";
import { Product } from "../products/product.entity.js";

const INCHES = { type: "numeric", precision: 9, scale: 4 } as const;

/** A short code of a configuration, for the phone. It names no visitor: equal configurations share one code. */
@Entity()
@Check("configuration_code_form", "code ~ '^[234679CDFGHJKMNPQRTVWXY]{6}$'")
@Unique("configuration_code_once", ["configuration"])
export class ConfigurationCode {
  /** Without the dash. */
  @PrimaryColumn("text")
  code!: string;

  /** The configuration as one text. */
  @Column("text")
  configuration!: string;

  @Column("integer")
  @Index("configuration_code_product")
  @ForeignKey(() => Product, { onDelete: "CASCADE" })
  productId!: number;

  @Column(INCHES)
  width!: number;

  @Column(INCHES)
  height!: number;

  @Column("text")
  material!: string;

  @Column("text")
  color!: string;

  @Column("jsonb")
  customizations!: { name: string; value: string }[];

  /** When it was made, or made again. */
  @Column("timestamptz", { default: () => "now()" })
  madeAt!: Date;
}
