import { Field, ID, InputType } from "type-graphql";
import { Text } from "../../kernel/graphql/scalars.js";
import { AddressInput } from "../../orders/address.input.js";
import { PASSWORD_LENGTH } from "../../rules/password.js";

const NEW_PASSWORD = `${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters: none of the commonest passwords, no row of keys or repetition, not the owner's name or e-mail address.`;

@InputType({ description: "Who wants an account." })
export class RegisterInput {
  @Field(() => Text, { description: "At least 2 characters." })
  firstName!: string;

  @Field(() => Text, { description: "At least 2 characters." })
  lastName!: string;

  @Field(() => Text, { description: "Where the link that confirms it goes." })
  email!: string;

  @Field(() => Text, { description: NEW_PASSWORD })
  password!: string;
}

@InputType({ description: "An order of this session whose shopper wants an account." })
export class RegisterFromOrderInput {
  @Field(() => Text, { description: "MBC and its digits." })
  orderNumber!: string;

  @Field(() => Text, { description: NEW_PASSWORD })
  password!: string;
}

@InputType({ description: "The link of a registration, and the password that was chosen." })
export class ConfirmRegistrationInput {
  @Field(() => Text, { description: "From the address of the link." })
  token!: string;

  @Field(() => Text, { description: "As it was chosen." })
  password!: string;
}

@InputType({ description: "Who signs in." })
export class SignInInput {
  @Field(() => Text, { description: "Of the account, in any case." })
  email!: string;

  @Field(() => Text, { description: "Of the account." })
  password!: string;
}

@InputType({ description: "The link for a new password, and the password." })
export class ResetPasswordInput {
  @Field(() => Text, { description: "From the address of the link." })
  token!: string;

  @Field(() => Text, { description: NEW_PASSWORD })
  password!: string;
}

@InputType({ description: "The password as it is, and as it is to be." })
export class ChangePasswordInput {
  @Field(() => Text, { description: "The password as it is." })
  current!: string;

  @Field(() => Text, { description: NEW_PASSWORD })
  password!: string;
}

@InputType({ description: "Another e-mail address for an account." })
export class ChangeEmailInput {
  @Field(() => Text, { description: "Where the link that confirms it goes." })
  email!: string;

  @Field(() => Text, { description: "Of the account." })
  password!: string;
}

@InputType({ description: "Who the owner of an account is." })
export class UpdateDetailsInput {
  @Field(() => Text, { description: "At least 2 characters." })
  firstName!: string;

  @Field(() => Text, { description: "At least 2 characters." })
  lastName!: string;

  @Field(() => Text, { nullable: true, description: "At most 40 characters; null or empty takes it out." })
  phone?: string | null;
}

@InputType({ description: "An address to be kept, in the fields of the checkout." })
export class SaveAddressInput extends AddressInput {
  @Field(() => ID, { nullable: true, description: "Which address to change; a new one is kept without it." })
  id?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether it is to fill the checkout in. The first address does in any case.",
  })
  isDefault!: boolean;
}

@InputType({ description: "What a browser keeps for later." })
export class SavedInput {
  @Field(() => [ID], { defaultValue: [], description: "Ids of products, the one saved last first, at most 100." })
  productIds!: string[];

  @Field(() => [ID], { defaultValue: [], description: "Ids of inspirations, the one saved last first, at most 100." })
  inspirationIds!: string[];
}
