import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from "typeorm";
import { AttachedProject } from "./attached-project.entity.js";

/** A copy of the photo of a window, which a household has sent with its project. A trigger refuses every change. */
@Entity()
@Unique("attached_photo_once", ["quoteRequestId", "windowKey"])
export class AttachedPhoto {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  @ForeignKey(() => AttachedProject, { onDelete: "CASCADE" })
  quoteRequestId!: string;

  /** Of a window of the attached project. */
  @Column("uuid")
  windowKey!: string;

  /** Pixels of the photo. */
  @Column("smallint")
  width!: number;

  @Column("smallint")
  height!: number;

  /** A JPEG. */
  @Column("bytea")
  picture!: Buffer;

  /** The same, small enough for the download of personal data. */
  @Column("bytea")
  preview!: Buffer;
}
