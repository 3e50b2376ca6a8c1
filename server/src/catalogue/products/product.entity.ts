import { Check, Column, CreateDateColumn, Entity, Index } from "typeorm";
import type { ColorName, MaterialName } from "../../rules/product-attributes.js";
import { ProductFields } from "./product.fields.js";

/** A made-to-measure product. Sizes in inches, money in pence. */
@Entity()
@Index(["categoryId", "position"])
@Index(["categoryId", "fromPricePence"])
@Index(["name", "id"])
@Index(["basePricePence", "id"])
@Index(["changedAt", "id"])
@Index("product_reduced", ["position"], { where: "was_price_pence IS NOT NULL" })
@Check("product_price_positive", "base_price_pence > 0")
@Check("product_was_price_higher", "was_price_pence IS NULL OR was_price_pence > base_price_pence")
@Check("product_width_range", "min_width > 0 AND min_width < max_width")
@Check("product_height_range", "min_height > 0 AND min_height < max_height")
@Check("product_max_area_positive", "max_area > 0")
@Check(
  "product_min_width_beyond_height_range",
  "min_width_beyond_height >= 0 AND min_width >= min_height + min_width_beyond_height",
)
export class Product extends ProductFields {
  @Column("text", { array: true })
  materials!: readonly MaterialName[];

  @Column("text", { array: true })
  colors!: readonly ColorName[];

  /** Null if the price history does not prove the was-price, or no longer does. Updated by a trigger. */
  @Column({ type: "timestamptz", nullable: true, insert: false, update: false })
  wasPriceProvenUntil!: Date | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  /** Updated by a trigger. */
  @Column({ type: "timestamptz", default: () => "now()", insert: false, update: false })
  changedAt!: Date;

  /** Grows with each change of what people decide of it, by a trigger. */
  @Column({ type: "integer", default: 1, insert: false, update: false })
  version!: number;
}
