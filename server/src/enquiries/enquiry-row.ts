import { Column, PrimaryGeneratedColumn } from "typeorm";

/** The columns that all enquiries share: who writes, since when it is stored, and how it is known when it is sent again. */
export abstract class EnquiryRow {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("text")
  name!: string;

  @Column("text")
  email!: string;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;

  @Column("text", { nullable: true })
  idempotencyKey!: string | null;

  @Column("text", { nullable: true })
  requestHash!: string | null;
}
