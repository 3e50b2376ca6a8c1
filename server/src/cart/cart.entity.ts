import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
} from "typeorm";
import { Promotion } from "../promotions/promotion.entity.js";
import { CartLine } from "./cart-line.entity.js";

/** One visitor's cart. It is made with the first line and stays, empty, after an order. */
@Entity()
@Check("cart_version_positive", "version > 0")
@Check(
  "cart_rests_once_merged",
  "merged_at IS NULL OR updated_at = merged_at OR updated_at > merged_at + interval '1 minute'",
)
export class Cart {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid", { unique: true })
  visitorId!: string;

  /** Every change raises it, so that a client can tell whether it changes what it has shown. */
  @Column("integer", { default: 1 })
  version!: number;

  /** That of the code the shopper entered, whether it still runs or not. */
  @Column("integer", { nullable: true })
  promotionId!: number | null;

  @ManyToOne(() => Promotion, { onDelete: "SET NULL", nullable: true })
  @JoinColumn()
  promotion!: Relation<Promotion> | null;

  /** The latest additions that came with a key, as `additions.ts` writes them: sent again, they are not made again. */
  @Column("text", { array: true, default: [] })
  additions!: string[];

  /** When it became part of an account's cart. A change that was under way then is refused, and not lost. */
  @Column("timestamptz", { nullable: true })
  mergedAt!: Date | null;

  @OneToMany(() => CartLine, (line) => line.cart)
  lines!: Relation<CartLine>[];

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt!: Date;
}
