import { Field, InputType } from "type-graphql";

/** Recipient and postal address in the checkout. */
@InputType()
export abstract class AddressInput {
  @Field(() => String, { description: "Of who receives it, at least 2 characters." })
  firstName!: string;

  @Field(() => String, { description: "Of who receives it, at least 2 characters." })
  lastName!: string;

  @Field(() => String, { nullable: true, description: "At most 40 characters." })
  phoneNumber?: string | null;

  @Field(() => String, { description: "At least 5 characters." })
  address!: string;

  @Field(() => String, { nullable: true, description: "Flat, floor or building; at most 200 characters." })
  addressLine2?: string | null;

  @Field(() => String, { description: "At least 2 characters." })
  city!: string;

  @Field(() => String, { description: "County or state, at least 2 characters." })
  state!: string;

  @Field(() => String, { description: "Postcode or zip code, at least 4 characters." })
  zipCode!: string;
}
