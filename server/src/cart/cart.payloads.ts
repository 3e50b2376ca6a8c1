import { Field, ObjectType } from "type-graphql";
import { MutationPayload } from "../kernel/graphql/payload.js";
import { CartType } from "./cart.types.js";

/** The payload of a change of the cart. */
@ObjectType()
export abstract class CartPayload extends MutationPayload {
  @Field(() => CartType, {
    nullable: true,
    description: "The cart as it is now; null where nothing has been changed, but for a CONFLICT of its version.",
  })
  cart?: CartType;
}
