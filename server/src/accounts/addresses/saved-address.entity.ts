import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { AddressColumns } from "../../orders/address.columns.js";
import { Account } from "../account/account.entity.js";

/** A saved postal address. The default one prefills the checkout. */
@Entity({ name: "saved_address" })
@Index(["accountId"])
@Index("saved_address_one_default", ["accountId"], { unique: true, where: "is_default" })
export class SavedAddressRow extends AddressColumns {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  accountId!: string;

  @ManyToOne(() => Account, { onDelete: "CASCADE" })
  @JoinColumn()
  account!: Relation<Account>;

  @Column("boolean", { default: false })
  isDefault!: boolean;

  @Column("timestamptz", { default: () => "clock_timestamp()" })
  createdAt!: Date;
}
