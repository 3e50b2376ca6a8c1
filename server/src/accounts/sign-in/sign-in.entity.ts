import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Account } from "../account/account.entity.js";

/** A sign-in of an account. Its session has the account's rights while this row exists. */
@Entity()
@Index(["accountId"])
export class SignIn {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  accountId!: string;

  @ManyToOne(() => Account, { onDelete: "CASCADE" })
  @JoinColumn()
  account!: Relation<Account>;

  /** Browser and system in words. */
  @Column("text")
  device!: string;

  @Column("timestamptz", { default: () => "now()" })
  startedAt!: Date;
}
