import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Account } from "../account/account.entity.js";

/** An account that is signed in somewhere. A session has an account's rights for as long as this row is there. */
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
