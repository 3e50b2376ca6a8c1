import { Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { KeptPicture } from "./kept-picture.columns.js";
import { ProductVersion } from "./product-version.entity.js";

/** A picture of a version of a product. */
@Entity()
@ForeignKey(() => ProductVersion, ["productId", "version"], ["productId", "version"], { onDelete: "CASCADE" })
export class ProductVersionPicture extends KeptPicture {
  @PrimaryColumn("integer")
  productId!: number;

  @PrimaryColumn("integer")
  version!: number;
}
