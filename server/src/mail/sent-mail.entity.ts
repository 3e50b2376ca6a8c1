import { Column, Entity, PrimaryColumn } from "typeorm";
import type { MailKind } from "./mail-kinds.js";

/** A mail that the mail server has taken: it is not sent again, and ops see what went out when. */
@Entity()
export class SentMail {
  /** The job's id, from which the mail's Message-ID is made. */
  @PrimaryColumn("uuid")
  id!: string;

  @Column("text")
  kind!: MailKind;

  /** Id of the order, enquiry or subscription. */
  @Column("uuid")
  about!: string;

  /** Of its e-mail address (MailRecipients); null of mails from before there were any. */
  @Column("text", { nullable: true })
  recipientHash!: string | null;

  @Column("timestamptz", { default: () => "now()" })
  sentAt!: Date;
}
