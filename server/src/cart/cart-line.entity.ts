import { Check, Column, Entity, ForeignKey, JoinColumn, ManyToOne, Unique, type Relation } from "typeorm";
import { ConfiguredLineColumns } from "../catalogue/configuration/configured-line.columns.js";
import { Product } from "../catalogue/products/product.entity.js";
import { Cart } from "./cart.entity.js";

/** A configured product with a quantity. Prices are not stored but calculated on reading. */
@Entity()
@Unique("cart_line_once", ["cartId", "configuration"])
@Check("cart_line_quantity_range", "quantity BETWEEN 1 AND 99")
@Check("cart_line_width_range", "width > 0 AND width <= 1000")
@Check("cart_line_height_range", "height > 0 AND height <= 1000")
export class CartLine extends ConfiguredLineColumns {
  @Column("uuid")
  @ForeignKey(() => Cart, { onDelete: "CASCADE" })
  cartId!: string;

  /** Null if the product was withdrawn. */
  @Column("integer", { nullable: true })
  productId!: number | null;

  @ManyToOne(() => Product, { onDelete: "SET NULL", nullable: true })
  @JoinColumn()
  product!: Relation<Product> | null;

  @Column("jsonb", { default: [] })
  customizations!: { name: string; value: string }[];

  /** The configuration as one text; an equal addition raises this line's quantity. */
  @Column("text")
  configuration!: string;

  /** Lines are listed in the order of their addition. */
  @Column("timestamptz", { default: () => "clock_timestamp()" })
  addedAt!: Date;
}
