import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { Product } from "../../catalogue/products/product.entity.js";
import { Staff } from "../access/staff.entity.js";

/** What a product was with a version that staff have saved, or that a change by them replaced. Triggers refuse to change or remove one. */
@Entity()
export class ProductVersion {
  @PrimaryColumn("integer")
  @ForeignKey(() => Product, { onDelete: "CASCADE" })
  productId!: number;

  @PrimaryColumn("integer")
  version!: number;

  /** What people decide of it; its pictures are rows of their own. */
  @Column("jsonb")
  fields!: object;

  @Column("timestamptz", { default: () => "now()" })
  savedAt!: Date;

  /** Null for what was replaced, and for a command at the server's terminal. */
  @Column("uuid", { nullable: true })
  @ForeignKey(() => Staff)
  savedBy!: string | null;

  /** The earlier version that it was taken back to; null where it was typed. */
  @Column("integer", { nullable: true })
  takenFrom!: number | null;
}
