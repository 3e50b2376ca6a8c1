import { Check, Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { Product } from "./product.entity.js";

/** What a product cost for a while, without tax. Triggers on `product` write it. */
@Entity()
@Check("price_period_order", "valid_to >= valid_from")
export class PricePeriod {
  @PrimaryColumn("integer")
  @ForeignKey(() => Product, { onDelete: "CASCADE" })
  productId!: number;

  @PrimaryColumn("timestamptz", { default: () => "clock_timestamp()" })
  validFrom!: Date;

  /** Null for the present price. */
  @Column("timestamptz", { nullable: true })
  validTo!: Date | null;

  @Column("integer")
  basePricePence!: number;
}
