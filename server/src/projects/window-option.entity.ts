import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from "typeorm";
import { Product } from "../catalogue/products/product.entity.js";
import { INCHES } from "../kernel/sql/number-columns.js";
import { ProjectWindow } from "./project-window.entity.js";

/**
 * A configured product that a household considers for one of its windows; at most one of a window is chosen. Prices are not stored but
 * calculated on reading. It moves with its window into another project.
 */
@Entity()
@Unique("window_option_place_once", ["projectId", "windowKey", "position"])
@Unique("window_option_once", ["projectId", "windowKey", "configuration"])
@Index("window_option_chosen_once", ["projectId", "windowKey"], { unique: true, where: "is_chosen" })
@Index(["productId"])
@ForeignKey(() => ProjectWindow, ["projectId", "windowKey"], ["projectId", "key"], {
  onUpdate: "CASCADE",
  onDelete: "CASCADE",
})
@Check("window_option_position_range", "position BETWEEN 1 AND 4")
@Check("window_option_width_range", "width > 0 AND width <= 1000")
@Check("window_option_height_range", "height > 0 AND height <= 1000")
export class WindowOption {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  projectId!: string;

  /** Of a window of the same project. */
  @Column("uuid")
  windowKey!: string;

  /** Its place beside the window's others, from 1. */
  @Column("smallint")
  position!: number;

  /** Null if the product was withdrawn. */
  @Column("integer", { nullable: true })
  productId!: number | null;

  @ManyToOne(() => Product, { onDelete: "SET NULL", nullable: true })
  @JoinColumn()
  product!: Relation<Product> | null;

  @Column(INCHES) width!: number;
  @Column(INCHES) height!: number;

  @Column("text")
  material!: string;

  @Column("text")
  color!: string;

  @Column("jsonb", { default: [] })
  customizations!: { name: string; value: string }[];

  /** The configuration as one text, so that the same is kept once for a window. */
  @Column("text")
  configuration!: string;

  @Column("boolean", { default: false })
  isChosen!: boolean;

  @Column("timestamptz", { default: () => "clock_timestamp()" })
  createdAt!: Date;
}
