import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Picture } from "./picture.entity.js";
import { Product } from "./product.entity.js";

/** A product's pictures in order; position 0 is on its card. */
@Entity()
export class ProductPicture {
  @PrimaryColumn("integer")
  @ForeignKey(() => Product, { onDelete: "CASCADE" })
  productId!: number;

  @PrimaryColumn("smallint")
  position!: number;

  @Column("text")
  @Index()
  @ForeignKey(() => Picture)
  pictureId!: string;
}
