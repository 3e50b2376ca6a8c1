import { Check, Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** An address that asked for the mailing list. It is on the list from its confirmation until it leaves. */
@Entity()
@Check("subscription_email_lower", "email = lower(email)")
export class Subscription {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** In lower case: one person, one entry. */
  @Column("text", { unique: true })
  email!: string;

  @Column("timestamptz", { default: () => "now()" })
  requestedAt!: Date;

  /** Null before the address has confirmed, and after it has left. */
  @Column("timestamptz", { nullable: true })
  confirmedAt!: Date | null;
}
