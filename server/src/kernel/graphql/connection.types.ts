import { Field, ObjectType } from "type-graphql";

@ObjectType({ simpleResolvers: true, description: "Where a page of a list ends." })
export class PageInfo {
  @Field(() => String, { nullable: true, description: "Pass it as `after` to get the next page." })
  endCursor!: string | null;

  @Field(() => Boolean, { description: "Whether there is more after this page." })
  hasNextPage!: boolean;
}
