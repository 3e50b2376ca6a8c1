import { Field, InputType, Int, ObjectType } from "type-graphql";
import { LengthUnit } from "../catalogue/products/length-unit.js";
import { describedEnum } from "../kernel/graphql/described-enum.js";
import { IdOf } from "../kernel/graphql/id-fields.js";
import { MutationPayload } from "../kernel/graphql/payload.js";
import { MOST_OPTIONS, MOST_WINDOWS } from "../rules/project/project-limits.js";
import type { Unit } from "../rules/sizes.js";
import { ProjectWindowType } from "./project.types.js";
import { WindowOptionType } from "./window-option.types.js";

/** Why an option was not copied to a window, so that the window is as it was. */
const COPY_REFUSALS = {
  WINDOW_GONE: "The window is not there any more.",
  OPTIONS_CHANGED: "Its options have another version than was shown.",
  DOES_NOT_FIT: "The product can't be made for it.",
  FIGURE_MISSING: "A figure of it is missing.",
  SEVERAL_PIECES: "It is a bay, which is ordered as a piece for each part.",
  TOO_MANY_OPTIONS: `It has ${MOST_OPTIONS} options already.`,
} as const;
type CopyRefusalReason = keyof typeof COPY_REFUSALS;
const CopyRefusalReasonEnum = describedEnum(
  "CopyRefusalReason",
  "Why an option was not copied to a window.",
  COPY_REFUSALS,
);

@ObjectType("CopyRefusal", { description: "Why an option was not copied to a window, which is as it was." })
export class CopyRefusal {
  @Field(() => CopyRefusalReasonEnum, { description: "For programs." })
  reason!: CopyRefusalReason;

  @Field(() => String, { description: "A sentence for people, with what to do where that helps." })
  message!: string;
}

@ObjectType("ChangedChoice", { description: "A choice that another window is made with otherwise." })
export class ChangedChoice {
  @Field(() => String, { description: "What a British shopper reads: “Fit”." })
  label!: string;

  @Field(() => String, { nullable: true, description: "What was copied; null where there was no such choice." })
  from!: string | null;

  @Field(() => String, { nullable: true, description: "What it is made with; null where there is no such choice." })
  to!: string | null;
}

@ObjectType("OptionCopy", { description: "What became of an option at another window." })
export class OptionCopy {
  @Field(() => String, { description: "The key of the window, as it was sent." })
  windowKey!: string;

  @Field(() => WindowOptionType, {
    nullable: true,
    description:
      "What is chosen for the window now, in its own size and at its own price; null where it was not copied.",
  })
  option!: WindowOptionType | null;

  @Field(() => [ChangedChoice], {
    description: "The choices in which it differs from what was copied, such as its fit or control.",
  })
  changes!: ChangedChoice[];

  @Field(() => CopyRefusal, { nullable: true, description: "Null where it was copied." })
  refusal!: CopyRefusal | null;
}

@InputType({ description: "A window that is to get a copy." })
export class CopyTargetInput {
  @Field(() => String, { description: "The key of a window of this household." })
  windowKey!: string;

  @Field(() => Int, {
    description:
      "Its `optionsVersion` that was shown. Where it has another by now, it is left as it is, unless it has the copy already.",
  })
  expectedVersion!: number;
}

@InputType({ description: "Which option is to be copied, and to which windows." })
export class CopyWindowOptionInput {
  @IdOf("WindowOption", { description: "An option of any window of this household." })
  optionId!: string;

  @Field(() => [CopyTargetInput], {
    description: `1 to ${MOST_WINDOWS} windows, each once. The option's own window is made anew by the figures that it has now.`,
  })
  targets!: CopyTargetInput[];

  @Field(() => LengthUnit, { defaultValue: "mm", description: "In which the sentences say lengths." })
  unit!: Unit;
}

/** The payload of a copy of an option. */
@ObjectType()
export abstract class OptionCopiesPayload extends MutationPayload {
  @Field(() => [OptionCopy], { nullable: true, description: "One for each window that was sent, in their order." })
  copies?: OptionCopy[];

  @Field(() => [ProjectWindowType], {
    nullable: true,
    description: "The windows that were sent as they are now, without those that are gone.",
  })
  windows?: ProjectWindowType[];
}
