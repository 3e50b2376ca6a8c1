import { Check, Column, CreateDateColumn, Entity, Index } from "typeorm";
import type { ColorName, MaterialName } from "../../rules/product-attributes.js";
import { ProductFields } from "./product.fields.js";
import type { SaleState } from "./sale-state.js";

/** A made-to-measure product. Sizes in inches, money in pence. */
@Entity()
@Index(["categoryId", "position"])
@Index(["name", "id"])
@Index(["basePricePence", "id"])
@Index(["changedAt", "id"])
@Index("product_reduced", ["position"], { where: "was_price_pence IS NOT NULL" })
// Indexes of lists, which only a migration can describe: with expressions and further columns.
@Index("product_listed_by_popularity", { synchronize: false })
@Index("product_listed_by_price", { synchronize: false })
@Index("product_listed_by_price_down", { synchronize: false })
@Index("product_listed_by_rating", { synchronize: false })
@Index("product_listed_by_age", { synchronize: false })
@Index("product_listed_by_category", { synchronize: false })
@Index("product_listed_reduced", { synchronize: false })
@Check("product_price_positive", "base_price_pence > 0")
@Check("product_was_price_higher", "was_price_pence IS NULL OR was_price_pence > base_price_pence")
@Check("product_sale_state_known", "sale_state IN ('HIDDEN', 'ON_SALE', 'WITHDRAWN')")
@Check("product_sale_planned", "on_sale_from IS NULL OR sale_state <> 'ON_SALE'")
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

  /** Grows with each change of what people decide of it but its place, by a trigger. */
  @Column({ type: "integer", default: 1, insert: false, update: false })
  version!: number;

  /** Shoppers see it while it is on sale. */
  @Column("text", { default: "ON_SALE" })
  saleState!: SaleState;

  /** The day in London with whose beginning it goes on sale; null where none is planned. */
  @Column("date", { nullable: true })
  onSaleFrom!: string | null;

  /** Whether staff made it: the seed leaves it alone. */
  @Column("boolean", { default: false })
  isOfStaff!: boolean;
}
