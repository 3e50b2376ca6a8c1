import { Check, Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** A subscription to the mailing list, active from its confirmation until the unsubscription. */
@Entity()
@Check("subscription_email_lower", "email = lower(email)")
export class Subscription {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Lowercased, so that an e-mail address has one subscription. */
  @Column("text", { unique: true })
  email!: string;

  @Column("timestamptz", { default: () => "now()" })
  requestedAt!: Date;

  /** Null before the confirmation and after the unsubscription. */
  @Column("timestamptz", { nullable: true })
  confirmedAt!: Date | null;
}
