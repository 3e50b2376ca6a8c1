import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { Picture } from "./picture.entity.js";
import { Product } from "./product.entity.js";

/** A product's pictures in order; position 0 is on its card. */
@Entity()
export class ProductPicture {
  @PrimaryColumn("integer")
  productId!: number;

  @PrimaryColumn("smallint")
  position!: number;

  @Column("text")
  pictureId!: string;

  @ManyToOne(() => Product, { onDelete: "CASCADE" })
  @JoinColumn()
  product!: Relation<Product>;

  @ManyToOne(() => Picture)
  @JoinColumn()
  picture!: Relation<Picture>;
}
