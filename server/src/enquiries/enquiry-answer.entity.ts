import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from "typeorm";
import { HeldQuote } from "../held-prices/held-quote.entity.js";
import { ContactMessage } from "./contact-message.entity.js";
import { QuoteRequest } from "./quote-request.entity.js";
import { SampleRequest } from "./sample-request.entity.js";

/** What the shop has answered to an enquiry by mail. It goes with the enquiry. */
@Entity()
@Index(["quoteRequestId"])
@Index(["contactMessageId"])
@Index(["sampleRequestId"])
@Check("enquiry_answer_to_one", "num_nonnulls(quote_request_id, contact_message_id, sample_request_id) = 1")
@Check("enquiry_answer_quotes_requests", "held_quote_id IS NULL OR quote_request_id IS NOT NULL")
@Unique("enquiry_answer_quote_once", ["heldQuoteId"])
@Check("enquiry_answer_not_empty", "text <> ''")
export class EnquiryAnswer {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid", { nullable: true })
  @ForeignKey(() => QuoteRequest, { onDelete: "CASCADE" })
  quoteRequestId!: string | null;

  @Column("uuid", { nullable: true })
  @ForeignKey(() => ContactMessage, { onDelete: "CASCADE" })
  contactMessageId!: string | null;

  @Column("uuid", { nullable: true })
  @ForeignKey(() => SampleRequest, { onDelete: "CASCADE" })
  sampleRequestId!: string | null;

  /** The quote that comes with it; null without one, and once that is removed. */
  @Column("uuid", { nullable: true })
  @ForeignKey(() => HeldQuote, { onDelete: "SET NULL" })
  heldQuoteId!: string | null;

  @Column("text")
  text!: string;

  /** Id of the member of staff who has written it; staff are another domain. */
  @Column("uuid")
  staffId!: string;

  @Column("timestamptz", { default: () => "now()" })
  answeredAt!: Date;
}
