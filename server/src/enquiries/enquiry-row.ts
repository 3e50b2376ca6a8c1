import { Column, PrimaryGeneratedColumn } from "typeorm";

/** The columns that all enquiries share: who writes, and since when it is stored. */
export abstract class EnquiryRow {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("text")
  name!: string;

  @Column("text")
  email!: string;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}
