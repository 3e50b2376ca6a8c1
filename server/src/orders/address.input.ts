import { Field, InputType } from "type-graphql";
import { Text } from "../kernel/graphql/scalars.js";

/** Recipient and postal address in the checkout. */
@InputType()
export abstract class AddressInput {
  @Field(() => Text, { description: "Of who receives it, at least 2 characters." })
  firstName!: string;

  @Field(() => Text, { description: "Of who receives it, at least 2 characters." })
  lastName!: string;

  @Field(() => Text, { nullable: true, description: "At most 40 characters." })
  phoneNumber?: string | null;

  @Field(() => Text, { description: "At least 5 characters." })
  address!: string;

  @Field(() => Text, { description: "At least 2 characters." })
  city!: string;

  @Field(() => Text, { description: "County or state, at least 2 characters." })
  state!: string;

  @Field(() => Text, { description: "Postcode or zip code, at least 4 characters." })
  zipCode!: string;
}
