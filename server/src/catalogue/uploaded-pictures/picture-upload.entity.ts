import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { Picture } from "../products/picture.entity.js";

/** A picture that was uploaded. The others come with the shop's program. */
@Entity()
export class PictureUpload {
  @PrimaryColumn("text")
  @ForeignKey(() => Picture, { onDelete: "CASCADE" })
  pictureId!: string;

  /** When it was last sent, or taken off a product: it stays a day longer. */
  @Column("timestamptz", { default: () => "now()" })
  touchedAt!: Date;

  /** When a product or category first showed it, by triggers; null while only staff see it. */
  @Column({ type: "timestamptz", nullable: true, insert: false, update: false })
  publishedAt!: Date | null;
}
