import { Check, Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** Somebody who wants to be called about a quote, and by when the shop has promised to. */
@Entity()
@Check("quote_request_phone_form", String.raw`phone ~ '^\+[1-9][0-9]{4,14}$'`)
@Check("quote_request_postcode_form", "postcode ~ '^[A-Z0-9]{2,4} [0-9][A-Z]{2}$'")
@Check("quote_request_promise_ahead", "promised_contact_by > created_at")
export class QuoteRequest {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  visitorId!: string;

  @Column("text")
  name!: string;

  @Column("text")
  email!: string;

  /** E.164. */
  @Column("text")
  phone!: string;

  @Column("text")
  postcode!: string;

  @Column("text", { nullable: true })
  message!: string | null;

  @Column("timestamptz")
  promisedContactBy!: Date;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}
