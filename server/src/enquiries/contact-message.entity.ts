import { Check, Column, Entity, Index, Unique } from "typeorm";
import { EnquiryColumns } from "./enquiry.columns.js";

/** A message to the shop. */
@Entity()
@Index(["visitorId"])
@Unique("contact_message_once", ["idempotencyKey"])
@Check("contact_message_phone_form", String.raw`phone ~ '^\+[1-9][0-9]{4,14}$'`)
@Check("contact_message_not_empty", "message <> ''")
export class ContactMessage extends EnquiryColumns {
  /** The sender's session; null without one. */
  @Column("uuid", { nullable: true })
  visitorId!: string | null;

  /** E.164. */
  @Column("text", { nullable: true })
  phone!: string | null;

  @Column("text")
  message!: string;

  /** The inspiration that it is about. */
  @Column("text", { nullable: true })
  inspirationId!: string | null;
}
