import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from "typeorm";

/** A customer whose e-mail address has answered. */
@Entity()
@Unique("account_email_once", ["email"])
@Check("account_email_lower", "email = lower(email)")
@Check("account_password_hashed", "password_hash LIKE '$argon2id$%'")
export class Account {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** The owner of the account's cart and orders: what a guest's session has, too. */
  @Column("uuid", { unique: true })
  visitorId!: string;

  /** In lower case: one person, one account. */
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

  /** The one saved last first. */
  @Column("text", { array: true, default: [] })
  savedProductIds!: string[];

  @Column("text", { array: true, default: [] })
  savedInspirationIds!: string[];

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;
}
