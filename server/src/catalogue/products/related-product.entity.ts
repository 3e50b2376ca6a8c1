import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from "typeorm";
import { Product } from "./product.entity.js";

/** A product that staff have chosen to be suggested on the page of another one, in their order. */
@Entity()
@Unique("related_product_once", ["productId", "relatedId"])
@Check("related_product_another", "product_id <> related_id")
export class RelatedProduct {
  @PrimaryColumn("integer")
  @ForeignKey(() => Product, { onDelete: "CASCADE" })
  productId!: number;

  @PrimaryColumn("smallint")
  position!: number;

  @Column("integer")
  @Index()
  @ForeignKey(() => Product, { onDelete: "CASCADE" })
  relatedId!: number;
}
