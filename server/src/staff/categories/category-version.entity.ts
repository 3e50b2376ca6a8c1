import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Category } from "../../catalogue/products/category.entity.js";
import { Picture } from "../../catalogue/products/picture.entity.js";
import type { CategoryTexts } from "../../rules/category-form.js";
import { Staff } from "../access/staff.entity.js";

/** What staff have made of a category; version 0 is what it was before. Triggers refuse to change or remove one. */
@Entity()
@Check("category_version_from_zero", "version >= 0")
export class CategoryVersion {
  @PrimaryColumn("integer")
  @ForeignKey(() => Category)
  categoryId!: number;

  @PrimaryColumn("integer")
  version!: number;

  @Column("jsonb")
  texts!: CategoryTexts;

  @Column("text", { nullable: true })
  @Index()
  @ForeignKey(() => Picture)
  pictureId!: string | null;

  @Column("timestamptz", { default: () => "now()" })
  savedAt!: Date;

  /** Null for what came with the shop. */
  @Column("uuid", { nullable: true })
  @ForeignKey(() => Staff)
  savedBy!: string | null;

  /** The earlier version that it was taken back to; null where it was typed. */
  @Column("integer", { nullable: true })
  takenFrom!: number | null;
}
