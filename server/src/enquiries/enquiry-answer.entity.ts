import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { ContactMessage } from "./contact-message.entity.js";
import { QuoteRequest } from "./quote-request.entity.js";
import { SampleRequest } from "./sample-request.entity.js";

/** What the shop has answered to an enquiry by mail. It goes with the enquiry. */
@Entity()
@Index(["quoteRequestId"])
@Index(["contactMessageId"])
@Index(["sampleRequestId"])
@Check("enquiry_answer_to_one", "num_nonnulls(quote_request_id, contact_message_id, sample_request_id) = 1")
@Check("enquiry_answer_not_empty", "text <> ''")
export class EnquiryAnswer {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid", { nullable: true })
  quoteRequestId!: string | null;

  @ManyToOne(() => QuoteRequest, { onDelete: "CASCADE", nullable: true })
  @JoinColumn()
  quoteRequest!: Relation<QuoteRequest> | null;

  @Column("uuid", { nullable: true })
  contactMessageId!: string | null;

  @ManyToOne(() => ContactMessage, { onDelete: "CASCADE", nullable: true })
  @JoinColumn()
  contactMessage!: Relation<ContactMessage> | null;

  @Column("uuid", { nullable: true })
  sampleRequestId!: string | null;

  @ManyToOne(() => SampleRequest, { onDelete: "CASCADE", nullable: true })
  @JoinColumn()
  sampleRequest!: Relation<SampleRequest> | null;

  @Column("text")
  text!: string;

  /** Id of the member of staff who has written it; staff are another domain. */
  @Column("uuid")
  staffId!: string;

  @Column("timestamptz", { default: () => "now()" })
  answeredAt!: Date;
}
