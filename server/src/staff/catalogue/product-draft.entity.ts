import { Check, Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { Product } from "../../catalogue/products/product.entity.js";
import { Staff } from "../access/staff.entity.js";

/** Changes of a product that wait beside what is published; one draft a product. */
@Entity()
@Check("product_draft_whole", "(changes IS NULL) = (base IS NULL)")
export class ProductDraft {
  @PrimaryColumn("integer")
  @ForeignKey(() => Product, { onDelete: "CASCADE" })
  productId!: number;

  /** Grows with each change, also with the end of a draft. */
  @Column("integer")
  version!: number;

  /** The changed fields as they are to be; null while there is no draft. */
  @Column("jsonb", { nullable: true })
  changes!: object | null;

  /** The same fields as they were published when the draft was saved. */
  @Column("jsonb", { nullable: true })
  base!: object | null;

  /** The day in London with whose beginning it is published; null where somebody will do it. */
  @Column("date", { nullable: true })
  publishOn!: string | null;

  /** Why it was not published on its day. */
  @Column("text", { nullable: true })
  problem!: string | null;

  /** Null for a command at the server's terminal. */
  @Column("uuid", { nullable: true })
  @ForeignKey(() => Staff)
  savedBy!: string | null;

  @Column("timestamptz", { default: () => "now()" })
  savedAt!: Date;
}
