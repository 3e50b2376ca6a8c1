import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { Picture } from "../products/picture.entity.js";

/** A file of an uploaded picture. It never changes; those of the shop's own pictures come with its program. */
@Entity()
export class PictureFile {
  @PrimaryColumn("text")
  @ForeignKey(() => Picture, { onDelete: "CASCADE" })
  pictureId!: string;

  /** Pixels. */
  @PrimaryColumn("integer")
  width!: number;

  @PrimaryColumn("text")
  format!: "avif" | "webp";

  @Column("bytea")
  bytes!: Buffer;
}
