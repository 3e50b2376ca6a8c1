import { Field, InputType } from "type-graphql";
import { IdsOf } from "../../kernel/graphql/id-fields.js";

@InputType({ description: "Who the owner of an account is." })
export class UpdateDetailsInput {
  @Field(() => String, { description: "At least 2 characters." })
  firstName!: string;

  @Field(() => String, { description: "At least 2 characters." })
  lastName!: string;

  @Field(() => String, { nullable: true, description: "At most 40 characters; null or empty takes it out." })
  phone?: string | null;
}

@InputType({ description: "Whether the owner of an account wants news." })
export class SetMailingListInput {
  @Field(() => Boolean, { description: "Whether news are wanted." })
  isWanted!: boolean;
}

const SavedProducts = () =>
  IdsOf("Product", { defaultValue: [], description: "Ids of products, the one saved last first, at most 100." });
const SavedInspirations = () =>
  Field(() => [String], {
    defaultValue: [],
    description: "Names of inspirations, the one saved last first, at most 100.",
  });

@InputType({ description: "What to keep for later." })
export class KeepSavedInput {
  @SavedProducts()
  productIds!: string[];

  @SavedInspirations()
  inspirationIds!: string[];
}

@InputType({ description: "What not to keep any longer." })
export class RemoveSavedInput {
  @SavedProducts()
  productIds!: string[];

  @SavedInspirations()
  inspirationIds!: string[];
}
