import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

/** A photo of a window, re-encoded by the shop. Only its visitor sees it; it goes a day after no window has it any more. */
@Entity()
@Index(["visitorId"])
@Index(["uploadedAt"])
export class WindowPhoto {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  visitorId!: string;

  /** Pixels of the photo. */
  @Column("smallint")
  width!: number;

  @Column("smallint")
  height!: number;

  /** A JPEG. */
  @Column("bytea")
  picture!: Buffer;

  /** The same, small enough to travel with the windows. */
  @Column("bytea")
  preview!: Buffer;

  @Column("timestamptz", { default: () => "now()" })
  uploadedAt!: Date;
}
