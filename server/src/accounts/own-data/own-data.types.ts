import { Field, InputType, ObjectType } from "type-graphql";
import { MutationPayload } from "../../kernel/graphql/payload.js";

@InputType({ description: "The consent to delete an account." })
export class DeleteAccountInput {
  @Field(() => String, { description: "Of the account." })
  password!: string;
}

@ObjectType({ description: "The outcome of `downloadMyData`." })
export class DownloadMyDataPayload extends MutationPayload {
  @Field(() => String, { nullable: true, description: "The text of a JSON file." })
  data?: string;
}

@InputType({ description: "Whose data a guest asks for." })
export class RequestPersonalDataInput {
  @Field(() => String, { description: "Gets the link." })
  email!: string;
}

@InputType({ description: "The link to a guest's data." })
export class ReadPersonalDataInput {
  @Field(() => String, { description: "From the URL of the link." })
  token!: string;
}

@InputType({ description: "The link to data that a guest wants erased." })
export class ErasePersonalDataInput {
  @Field(() => String, { description: "From the URL of the link." })
  token!: string;
}

@ObjectType({ description: "What the shop holds of a guest." })
export class ReadPersonalDataPayload extends MutationPayload {
  @Field(() => String, { nullable: true, description: "The text of a JSON file." })
  data?: string;
}
