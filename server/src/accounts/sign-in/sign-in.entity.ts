import { Field, ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from "typeorm";
import { Node } from "../../kernel/graphql/node.js";
import { Account } from "../account/account.entity.js";

/** A sign-in of an account. Its session has the account's rights while this row exists. */
@Entity()
@Index(["accountId"])
@ObjectType({ implements: Node, description: "A browser in which an account is signed in." })
export class SignIn {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  @ForeignKey(() => Account, { onDelete: "CASCADE" })
  accountId!: string;

  @Column("text")
  @Field(() => String, { description: "Browser and system in words, such as Firefox on Windows." })
  device!: string;

  @Column("timestamptz", { default: () => "now()" })
  @Field(() => Date, { description: "The moment of signing in." })
  startedAt!: Date;

  @Field(() => Date, { description: "The last time it asked for anything of its own, to the hour." })
  lastSeenAt!: Date;

  @Field(() => Boolean, { description: "Whether it is the one that asks." })
  isThisOne!: boolean;
}
