import { Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { KeptPicture } from "./kept-picture.columns.js";
import { ProductDraft } from "./product-draft.entity.js";

/** A picture of a draft. A draft that leaves the pictures as they are published has none. */
@Entity()
export class ProductDraftPicture extends KeptPicture {
  @PrimaryColumn("integer")
  @ForeignKey(() => ProductDraft, { onDelete: "CASCADE" })
  productId!: number;
}
