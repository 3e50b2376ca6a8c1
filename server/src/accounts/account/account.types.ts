import { Field, ID, ObjectType } from "type-graphql";
import { PageInfo } from "../../kernel/graphql/connection.types.js";
import { Pence } from "../../kernel/graphql/scalars.js";
import { OrderAddress, OrderType } from "../../orders/order.types.js";

@ObjectType({ simpleResolvers: true, description: "An address that an account keeps, in the fields of the checkout." })
export class SavedAddress extends OrderAddress {
  @Field(() => ID, { description: "Opaque." })
  id!: string;

  @Field(() => String, { nullable: true, description: "Of who receives it, as given." })
  phoneNumber!: string | null;

  @Field(() => Boolean, { description: "Whether it fills the checkout in; one of an account's addresses does." })
  isDefault!: boolean;
}

@ObjectType("SignIn", { simpleResolvers: true, description: "A browser in which an account is signed in." })
export class SignInType {
  @Field(() => ID, { description: "Opaque." })
  id!: string;

  @Field(() => String, { description: "Browser and system in words, such as Firefox on Windows." })
  device!: string;

  @Field(() => Date, { description: "The moment of signing in." })
  startedAt!: Date;

  @Field(() => Date, { description: "The last time it asked for anything of its own, to the hour." })
  lastSeenAt!: Date;

  @Field(() => Boolean, { description: "Whether it is the one that asks." })
  isThisOne!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description:
    "An order that a guest placed with the account's e-mail address: as little as tells whether it is one's own.",
})
export class UnclaimedOrder {
  @Field(() => String, { description: "MBC and its digits." })
  number!: string;

  @Field(() => Date, { description: "The moment at which it was placed." })
  placedAt!: Date;

  @Field(() => Pence, { description: "What it comes to." })
  totalPence!: number;
}

@ObjectType({ simpleResolvers: true, description: "A place in a list of orders." })
export class AccountOrderEdge {
  @Field(() => OrderType, { description: "The order." })
  node!: OrderType;

  @Field(() => String, { description: "Its place." })
  cursor!: string;
}

@ObjectType({ simpleResolvers: true, description: "A page of an account's orders." })
export class AccountOrderConnection {
  @Field(() => [AccountOrderEdge], { description: "The page's orders with their places." })
  edges!: AccountOrderEdge[];

  @Field(() => [OrderType], { description: "The page's orders." })
  nodes!: OrderType[];

  @Field(() => PageInfo, { description: "Where the page ends." })
  pageInfo!: PageInfo;
}

/** Fields that need more rows have resolvers in account.resolver.ts. */
@ObjectType("Account", { simpleResolvers: true, description: "A customer's account, shown to its owner alone." })
export class AccountType {
  @Field(() => ID, { description: "Opaque." })
  id!: string;

  @Field(() => String, { description: "By which its owner signs in; confirmed, in lower case." })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: "The address that will take its place once it is confirmed; null where none waits.",
  })
  pendingEmail!: string | null;

  @Field(() => String, { description: "Of its owner." })
  firstName!: string;

  @Field(() => String, { description: "Of its owner." })
  lastName!: string;

  @Field(() => String, { nullable: true, description: "Of its owner, as given." })
  phone!: string | null;

  @Field(() => Date, { description: "The moment at which it was confirmed." })
  createdAt!: Date;

  @Field(() => Boolean, { description: "Whether the shop sends news to its e-mail address." })
  isOnMailingList!: boolean;

  @Field(() => [ID], { description: "Ids of the products on the wishlist, the one saved last first, at most 200." })
  savedProductIds!: string[];

  @Field(() => [ID], { description: "Ids of the inspirations it keeps, the one saved last first, at most 200." })
  savedInspirationIds!: string[];

  /** Whose cart and orders they are; the API does not show it. */
  visitorId!: string;

  /** Where they have been read already, such as by the change of one. */
  addresses?: SavedAddress[];
}
