import { Column, PrimaryGeneratedColumn } from "typeorm";
import { EnquiryState } from "./enquiry-state.js";

/** Columns of all enquiries: sender, time, idempotency key, and what the shop has done. */
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

  @Column("enum", { enum: EnquiryState, enumName: "enquiry_state_enum", default: EnquiryState.OPEN })
  state!: EnquiryState;

  /** Id of the member of staff who sees to it; staff are another domain. */
  @Column("uuid", { nullable: true })
  assigneeId!: string | null;

  /** Grows with each change by staff. */
  @Column("integer", { default: 1 })
  version!: number;
}
