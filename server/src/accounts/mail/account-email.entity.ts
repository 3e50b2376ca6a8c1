import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from "typeorm";
import { Account } from "../account/account.entity.js";

export const ACCOUNT_EMAIL_KINDS = [
  "register",
  "reset-password",
  "password-changed",
  "new-email",
  "email-changing",
  "email-changed",
  "account-deleted",
  "personal-data",
  "personal-data-erased",
] as const;
export type AccountEmailKind = (typeof ACCOUNT_EMAIL_KINDS)[number];

/**
 * An account e-mail with its recipient and link. Only the hash of the link's token is stored, when the mail is rendered, so that a
 * thief of the table can use no link. Rows are deleted when their link is used, or after a week.
 */
@Entity({ name: "account_letter" })
@Index(["accountId"])
@Index(["createdAt"])
@Unique("account_letter_token_once", ["tokenHash"])
@Check("account_letter_email_lower", "email = lower(email)")
@Check(
  "account_letter_registration",
  "(kind = 'register') = (first_name IS NOT NULL AND last_name IS NOT NULL AND password_hash IS NOT NULL)",
)
@Check("account_letter_expiry", "(token_hash IS NULL) = (expires_at IS NULL)")
export class AccountEmail {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("enum", { enum: ACCOUNT_EMAIL_KINDS })
  kind!: AccountEmailKind;

  /** The recipient, which may no longer be the account's e-mail address. */
  @Column("text")
  email!: string;

  /** Null without an account: not created yet, unknown, or deleted. */
  @Column("uuid", { nullable: true })
  @ForeignKey(() => Account, { onDelete: "CASCADE" })
  accountId!: string | null;

  /** For a registration: the data of the new account. */
  @Column("text", { nullable: true })
  firstName!: string | null;

  @Column("text", { nullable: true })
  lastName!: string | null;

  @Column("text", { nullable: true })
  passwordHash!: string | null;

  /** SHA-256 of the token, base64url. */
  @Column("text", { nullable: true })
  tokenHash!: string | null;

  @Column("timestamptz", { nullable: true })
  expiresAt!: Date | null;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}
