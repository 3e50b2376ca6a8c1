import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Account } from "./account.entity.js";

/** An address that an account keeps. One of them fills the checkout in. */
@Entity({ name: "saved_address" })
@Index(["accountId"])
@Index("saved_address_one_default", ["accountId"], { unique: true, where: "is_default" })
export class SavedAddressRow {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  accountId!: string;

  @ManyToOne(() => Account, { onDelete: "CASCADE" })
  @JoinColumn()
  account!: Relation<Account>;

  @Column("text")
  firstName!: string;

  @Column("text")
  lastName!: string;

  @Column("text", { nullable: true })
  phoneNumber!: string | null;

  @Column("text")
  address!: string;

  @Column("text")
  city!: string;

  @Column("text")
  state!: string;

  @Column("text")
  zipCode!: string;

  @Column("boolean", { default: false })
  isDefault!: boolean;

  @Column("timestamptz", { default: () => "clock_timestamp()" })
  createdAt!: Date;
}
