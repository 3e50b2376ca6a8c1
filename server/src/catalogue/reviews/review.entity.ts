import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Product } from "../products/product.entity.js";

/** A review of a product. Only published reviews are shown and counted. */
@Entity()
@Index(["productId", "reviewDate"])
@Index("review_newest", ["reviewDate", "id"], { where: "is_published" })
@Check("review_rating_range", "rating BETWEEN 1 AND 5")
export class Review {
  @PrimaryGeneratedColumn("identity", { type: "integer", generatedIdentity: "ALWAYS" })
  id!: number;

  @Column("integer")
  productId!: number;

  @ManyToOne(() => Product, { onDelete: "CASCADE" })
  @JoinColumn()
  product!: Relation<Product>;

  @Column("smallint")
  rating!: number;

  @Column("text")
  comment!: string;

  @Column("text")
  userName!: string;

  @Column("text")
  userLocation!: string;

  @Column("text", { nullable: true })
  userPhotoUrl!: string | null;

  @Column("date")
  reviewDate!: string;

  /** Written by the shop for the demonstration catalogue and marked as a sample wherever it is shown. */
  @Column("boolean", { default: false })
  isSample!: boolean;

  @Column("boolean", { default: false })
  isPublished!: boolean;
}
