import { Column, PrimaryGeneratedColumn } from "typeorm";

/** Columns of all enquiries: sender, time and idempotency key. */
export abstract class EnquiryColumns {
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
