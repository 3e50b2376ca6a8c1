import { Field, ID, ObjectType } from "type-graphql";

@ObjectType("SignIn", { simpleResolvers: true, description: "A browser in which an account is signed in." })
export class SignInType {
  @Field(() => ID, { description: "Opaque." })
  id!: string;

  @Field(() => String, { description: "Browser and system in words, such as Firefox on Windows." })
  device!: string;

  @Field(() => Date, { description: "The moment of signing in." })
  startedAt!: Date;

  @Field(() => Date, { description: "The last time it asked for anything of its own, to the hour." })
  lastSeenAt!: Date;

  @Field(() => Boolean, { description: "Whether it is the one that asks." })
  isThisOne!: boolean;
}
