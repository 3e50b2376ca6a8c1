import { Column, Entity, PrimaryColumn } from "typeorm";

/** A picture in client/public/images in several widths, as AVIF and WebP. */
@Entity()
export class Picture {
  @PrimaryColumn("text")
  id!: string;

  @Column("text")
  alt!: string;

  /** Pixels of the original. */
  @Column("integer")
  width!: number;

  @Column("integer")
  height!: number;

  @Column("integer", { array: true })
  widths!: readonly number[];

  /** Dominant colour, shown while the picture loads. */
  @Column("text")
  color!: string;

  /** A 16 pixel preview as a data URI. */
  @Column("text")
  placeholder!: string;
}
