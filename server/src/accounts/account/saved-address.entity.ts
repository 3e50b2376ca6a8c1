import { Field, ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from "typeorm";
import { Node } from "../../kernel/graphql/node.js";
import { OrderAddress } from "../../orders/order-address.js";
import { Account } from "./account.entity.js";

/** A saved postal address. The default one prefills the checkout. */
@Entity()
@Index(["accountId"])
@Unique("saved_address_once", ["accountId", "idempotencyKey"])
@Index("saved_address_one_default", ["accountId"], { unique: true, where: "is_default" })
@ObjectType({ implements: Node, description: "An address that an account keeps, in the fields of the checkout." })
export class SavedAddress extends OrderAddress {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  @ForeignKey(() => Account, { onDelete: "CASCADE" })
  accountId!: string;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "Of who receives it, as given." })
  phoneNumber!: string | null;

  @Column("boolean", { default: false })
  @Field(() => Boolean, { description: "Whether it fills the checkout in; one of an account's addresses does." })
  isDefault!: boolean;

  @Column("timestamptz", { default: () => "clock_timestamp()" })
  createdAt!: Date;

  @Column("text", { nullable: true })
  idempotencyKey!: string | null;

  /** Fingerprint of the request that has kept it. */
  @Column("text", { nullable: true })
  requestHash!: string | null;
}

/** An address as its owner reads it. */
export type SavedAddressRow = Omit<
  SavedAddress,
  "accountId" | "account" | "createdAt" | "idempotencyKey" | "requestHash"
>;
