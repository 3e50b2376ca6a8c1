import { Field, InputType, Int, ObjectType } from "type-graphql";
import { ChosenInput, ConfiguredLine } from "../catalogue/configuration/configuration.types.js";
import { ProductType } from "../catalogue/products/catalogue.types.js";
import { Picture } from "../catalogue/products/picture.entity.js";
import { IdOf } from "../kernel/graphql/id-fields.js";
import { MutationPayload } from "../kernel/graphql/payload.js";
import { ProjectWindowType } from "./project.types.js";

const WINDOW_KEY = "The key of a window of this household.";

@ObjectType("WindowOption", {
  description: "A configured product that a household considers for one of its windows, at today's price.",
})
export class WindowOptionType extends ConfiguredLine {
  @Field(() => String, { description: WINDOW_KEY })
  windowKey!: string;

  @Field(() => Int, { description: "Its place beside the window's others, 1 to 4." })
  position!: number;

  @Field(() => Boolean, { description: "Whether it is the one that the household has chosen for the window." })
  isChosen!: boolean;

  @Field(() => ProductType, { nullable: true, description: "Null once the product has been withdrawn." })
  product!: ProductType | null;

  @Field(() => Picture, {
    nullable: true,
    description:
      "The product's picture in the option's colour, or one with a mask, which can be shown in it; else its first. Null where the shop draws it.",
  })
  picture!: Picture | null;

  @Field(() => String, {
    nullable: true,
    description: "Why it can't be ordered by the rules in force, in a sentence; null where it can.",
  })
  refusal!: string | null;
}

const ExpectedVersion = (): PropertyDecorator =>
  Field(() => Int, {
    description:
      "`ProjectWindow.optionsVersion` that was shown. Where it has another by now, nothing changes and CONFLICT is answered.",
  });

@InputType({ description: "A configured product to be considered for a window. The same once more is kept once." })
export class KeepWindowOptionInput extends ChosenInput {
  @Field(() => String, { description: WINDOW_KEY })
  windowKey!: string;

  @IdOf("Product", { description: "What to consider." })
  productId!: string;
}

@InputType({ description: "An option that is not considered any more." })
export class RemoveWindowOptionInput {
  @Field(() => String, { description: WINDOW_KEY })
  windowKey!: string;

  @IdOf("WindowOption", { description: "One of its options." })
  optionId!: string;

  @ExpectedVersion()
  expectedVersion!: number;
}

@InputType({ description: "Which option of a window is wanted." })
export class ChooseWindowOptionInput {
  @Field(() => String, { description: WINDOW_KEY })
  windowKey!: string;

  @IdOf("WindowOption", { nullable: true, description: "One of its options; null takes the choice back." })
  optionId?: string | null;

  @ExpectedVersion()
  expectedVersion!: number;
}

/** The payload of a change of a window's options. */
@ObjectType()
export abstract class WindowOptionsPayload extends MutationPayload {
  @Field(() => ProjectWindowType, {
    nullable: true,
    description: "The window as it is now; null where nothing has been changed, but for a CONFLICT of its version.",
  })
  window?: ProjectWindowType;
}
