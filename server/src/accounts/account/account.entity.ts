import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from "typeorm";

/** A customer with a confirmed e-mail address. */
@Entity()
@Unique("account_email_once", ["email"])
@Check("account_email_lower", "email = lower(email)")
@Check("account_password_hashed", "password_hash LIKE '$argon2id$%'")
export class Account {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Visitor id that owns the account's cart and orders, as a guest's session has one. */
  @Column("uuid", { unique: true })
  visitorId!: string;

  /** Lowercased, so that an e-mail address has one account. */
  @Column("text")
  email!: string;

  @Column("text")
  passwordHash!: string;

  @Column("text")
  firstName!: string;

  @Column("text")
  lastName!: string;

  @Column("text", { nullable: true })
  phone!: string | null;

  /** The latest first. */
  @Column("text", { array: true, default: [] })
  savedProductIds!: string[];

  @Column("text", { array: true, default: [] })
  savedInspirationIds!: string[];

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}
