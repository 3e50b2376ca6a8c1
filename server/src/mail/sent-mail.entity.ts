import { Column, Entity, Index, PrimaryColumn } from "typeorm";
import type { MailKind } from "./mail-kinds.js";

/** A mail accepted by the mail server. It is not sent again, and staff can see when it was sent. */
@Entity()
export class SentMail {
  /** The job's id, from which the mail's Message-ID is made. */
  @PrimaryColumn("uuid")
  id!: string;

  @Column("text")
  kind!: MailKind;

  /** Id of the order, enquiry or subscription. */
  @Index()
  @Column("uuid")
  about!: string;

  /** Hash of its recipient (MailRecipients); null for mails from before this column. */
  @Column("text", { nullable: true })
  recipientHash!: string | null;

  @Column("timestamptz", { default: () => "now()" })
  sentAt!: Date;
}
