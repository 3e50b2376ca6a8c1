import { Field, InputType, ObjectType } from "type-graphql";
import { MutationPayload } from "../../kernel/graphql/payload.js";

@InputType({ description: "The consent to delete an account." })
export class DeleteAccountInput {
  @Field(() => String, { description: "Of the account." })
  password!: string;
}

@ObjectType({ simpleResolvers: true, description: "The outcome of `downloadMyData`." })
export class DownloadMyDataPayload extends MutationPayload {
  @Field(() => String, { nullable: true, description: "The text of a JSON file." })
  data?: string;
}
