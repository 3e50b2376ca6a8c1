import { Column, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Picture } from "../../catalogue/products/picture.entity.js";

/** A picture in its place, with what is said of it there: that of the picture itself may be another by now. */
export abstract class KeptPicture {
  @PrimaryColumn("smallint")
  position!: number;

  @Column("text")
  @Index()
  @ForeignKey(() => Picture)
  pictureId!: string;

  @Column("text")
  alt!: string;

  @Column("smallint")
  focusX!: number;

  @Column("smallint")
  focusY!: number;

  @Column("text", { nullable: true })
  shownColor!: string | null;
}
