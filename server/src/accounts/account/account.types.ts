import { Field, ObjectType } from "type-graphql";
import { IdsOf } from "../../kernel/graphql/id-fields.js";
import { Node } from "../../kernel/graphql/node.js";
import type { SavedAddressRow } from "./saved-address.entity.js";

/** Fields that need more rows have resolvers in the folders of their tasks. */
@ObjectType("Account", { implements: Node, description: "A customer's account, shown to its owner alone." })
export class AccountType {
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

  @IdsOf("Product", { description: "Ids of the products on the wishlist, the one saved last first, at most 200." })
  savedProductIds!: string[];

  @Field(() => [String], { description: "Names of the inspirations it keeps, the one saved last first, at most 200." })
  savedInspirationIds!: string[];

  /** Visitor id of cart and orders; not part of the API. */
  visitorId!: string;

  /** The saved addresses, if already read, as after changing one. */
  addresses?: SavedAddressRow[];
}
