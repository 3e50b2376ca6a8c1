import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from "typeorm";
import type { Family } from "../../rules/product-attributes.js";
import { Category } from "./category.entity.js";

const INCHES = { type: "numeric", precision: 9, scale: 4 } as const;

/** A made-to-measure product. Sizes in inches, money in pence. */
@Entity()
@Index(["categoryId", "position"])
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
export class Product {
  @PrimaryGeneratedColumn("identity", { type: "integer", generatedIdentity: "BY DEFAULT" })
  id!: number;

  @Column("text", { unique: true })
  slug!: string;

  @Column("text")
  name!: string;

  @Column("text")
  family!: Family;

  /** Variant of the family's drawing: "cafe", "blackout"; null for the plain form. */
  @Column("text", { nullable: true })
  variant!: string | null;

  @Column("integer")
  categoryId!: number;

  @ManyToOne(() => Category)
  @JoinColumn()
  category!: Relation<Category>;

  /** Unique popularity rank, from 0. */
  @Column("integer", { unique: true })
  position!: number;

  /** The current price of the included size. */
  @Column("integer")
  basePricePence!: number;

  /** Price before the current reduction; null without one. */
  @Column("integer", { nullable: true })
  wasPricePence!: number | null;

  @Column("text")
  shortDescription!: string;

  @Column("text")
  description!: string;

  /** Id of its material filter. */
  @Column("text")
  material!: string;

  @Column("text", { array: true })
  materials!: string[];

  @Column("text", { array: true })
  colors!: string[];

  @Column("text", { array: true })
  rooms!: string[];

  @Column("text", { array: true })
  features!: string[];

  @Column(INCHES)
  minWidth!: string;

  @Column(INCHES)
  maxWidth!: string;

  @Column(INCHES)
  minHeight!: string;

  @Column(INCHES)
  maxHeight!: string;

  /** In square metres; null without such a limit. */
  @Column({ type: "numeric", precision: 4, scale: 1, nullable: true })
  maxArea!: string | null;

  /** Inches by which the width must exceed the height; null without such a limit. */
  @Column({ ...INCHES, nullable: true })
  minWidthBeyondHeight!: string | null;

  @Column("integer")
  warrantyYears!: number;

  /** Days from order to delivery, at least the shop's 14. */
  @Column("integer")
  leadTimeDays!: number;

  @Column("boolean")
  isNew!: boolean;

  @Column("boolean")
  isBestSeller!: boolean;

  @Column("jsonb")
  specifications!: { name: string; value: string }[];

  /** Options without a charge, such as fit or control side. */
  @Column("jsonb")
  options!: { name: string; values: string[] }[];

  /** Average of the published reviews, updated by a trigger; null without reviews. */
  @Column({ type: "numeric", precision: 3, scale: 2, nullable: true, insert: false, update: false })
  rating!: string | null;

  @Column({ type: "integer", default: 0, insert: false, update: false })
  reviewCount!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
