import { Field, ObjectType } from "type-graphql";
import { MutationPayload } from "../kernel/graphql/payload.js";
import { CartType } from "./cart.types.js";

/** The payload of a change of the cart. */
@ObjectType({ simpleResolvers: true })
export abstract class CartPayload extends MutationPayload {
  @Field(() => CartType, {
    nullable: true,
    description: "The cart as it is now; null where nothing has been changed, but for a CONFLICT of its version.",
  })
  cart?: CartType;
}

@ObjectType({ simpleResolvers: true, description: "The outcome of `addToCart`." })
export class AddToCartPayload extends CartPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `changeCartLine`." })
export class ChangeCartLinePayload extends CartPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `updateCart`." })
export class UpdateCartPayload extends CartPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `removeCartLine`." })
export class RemoveCartLinePayload extends CartPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `clearCart`." })
export class ClearCartPayload extends CartPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `applyPromotionCode`." })
export class ApplyPromotionCodePayload extends CartPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `removePromotionCode`." })
export class RemovePromotionCodePayload extends CartPayload {}

@ObjectType({ simpleResolvers: true, description: "The outcome of `createCart`." })
export class CreateCartPayload extends CartPayload {}
