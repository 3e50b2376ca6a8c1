import { Check, Column, Entity, Index, Unique } from "typeorm";
import { EnquiryColumns } from "./enquiry.columns.js";

/** A quote request with the promised reply time. */
@Entity()
@Index(["visitorId"])
@Unique("quote_request_once", ["idempotencyKey"])
@Check("quote_request_phone_form", String.raw`phone ~ '^\+[1-9][0-9]{4,14}$'`)
@Check("quote_request_postcode_form", "postcode ~ '^[A-Z0-9]{2,4} [0-9][A-Z]{2}$'")
@Check("quote_request_promise_ahead", "promised_contact_by > created_at")
export class QuoteRequest extends EnquiryColumns {
  @Column("uuid")
  visitorId!: string;

  /** E.164. */
  @Column("text")
  phone!: string;

  @Column("text")
  postcode!: string;

  @Column("text", { nullable: true })
  message!: string | null;

  @Column("timestamptz")
  promisedContactBy!: Date;
}
