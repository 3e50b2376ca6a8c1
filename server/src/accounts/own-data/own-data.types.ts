import { Field, InputType, ObjectType } from "type-graphql";
import { LinkInput } from "../../kernel/graphql/link.input.js";
import { MutationPayload } from "../../kernel/graphql/payload.js";

@InputType({ description: "The consent to delete an account." })
export class DeleteAccountInput {
  @Field(() => String, { description: "Of the account." })
  password!: string;
}

@ObjectType()
export abstract class DataPayload extends MutationPayload {
  @Field(() => String, { nullable: true, description: "The text of a JSON file." })
  data?: string;
}

@InputType({ description: "Whose data a guest asks for." })
export class RequestPersonalDataInput {
  @Field(() => String, { description: "Gets the link." })
  email!: string;
}

@InputType({ description: "The link to a guest's data." })
export class ReadPersonalDataInput extends LinkInput {}

@InputType({ description: "The link to data that a guest wants erased." })
export class ErasePersonalDataInput extends LinkInput {}
