import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from "typeorm";
import { Product } from "../products/product.entity.js";
import { ReviewType } from "./review.types.js";

/** A review of a product, with what the API does not show of it. Only published reviews are shown and counted. */
@Entity()
@Index(["productId", "reviewDate"])
@Index("review_newest", ["reviewDate", "id"], { where: "is_published" })
@Check("review_rating_range", "rating BETWEEN 1 AND 5")
export class Review extends ReviewType {
  @ManyToOne(() => Product, { onDelete: "CASCADE" })
  @JoinColumn()
  product!: Relation<Product>;

  @Column("boolean", { default: false })
  isPublished!: boolean;
}
