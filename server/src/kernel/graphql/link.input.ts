import { Field, InputType } from "type-graphql";

/** The token of a mailed link. */
@InputType()
export abstract class LinkInput {
  @Field(() => String, { description: "From the URL of the link." })
  token!: string;
}
