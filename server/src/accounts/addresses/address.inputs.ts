import { Field, InputType } from "type-graphql";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import { AddressInput } from "../../orders/address.input.js";

@InputType({ description: "An address to be kept, in the fields of the checkout." })
export class SaveAddressInput extends AddressInput {
  @IdOf("SavedAddress", { nullable: true, description: "Which address to change; a new one is kept without it." })
  id?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether it is to fill the checkout in. The first address does in any case.",
  })
  isDefault!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Made by the client for this new address; a UUID will do. The same key again keeps no second one.",
  })
  idempotencyKey?: string | null;
}

@InputType({ description: "An address that is not to be kept any longer." })
export class RemoveAddressInput {
  @IdOf("SavedAddress", { description: "Of one of `Account.addresses`." })
  id!: string;
}
