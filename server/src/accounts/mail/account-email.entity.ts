import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from "typeorm";
import { Account } from "../account/account.entity.js";

const ACCOUNT_EMAIL_KINDS = [
  "register",
  "reset-password",
  "password-changed",
  "new-email",
  "email-changing",
  "email-changed",
  "account-deleted",
] as const;
export type AccountEmailKind = (typeof ACCOUNT_EMAIL_KINDS)[number];

/**
 * A mail about an account: to whom, and what the link in it proves. Of the link only a hash is kept, from the moment at which
 * the mail is written: who reads the table can use none. Rows go when their link is used, and after a week.
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

  /** Where it goes; not always an account's address any more. */
  @Column("text")
  email!: string;

  /** Null where there is no account yet, none at all, or none any more. */
  @Column("uuid", { nullable: true })
  accountId!: string | null;

  @ManyToOne(() => Account, { onDelete: "CASCADE", nullable: true })
  @JoinColumn()
  account!: Relation<Account> | null;

  /** Of a registration: the account as it will be. */
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
