import { Field, InputType, Int, ObjectType } from "type-graphql";
import { describedEnum } from "../../kernel/graphql/described-enum.js";
import { OwnId } from "../../kernel/graphql/id-fields.js";
import { JsonObject } from "../../kernel/graphql/json-object.js";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import type { RuleContent, RuleKind } from "../../rules/published-rules.js";
import type { RuleVersionRow } from "./rules.queries.js";
import type { RulesState } from "./rules.service.js";

export const Kind = describedEnum<RuleKind>("RuleKind", "A kind of rules by which goods are made.", {
  DEDUCTIONS: "What comes off measured sizes, or is added to them, and how far made sizes may differ.",
  CORDS: "What keeps chains and cords out of the reach of children. Never less safe than BS EN 13120 asks for.",
  OPTIONS: "Values of options that can't be made, by themselves or together.",
});

const CONTENT = "As `published-rules.ts` of the shop has them by kind; every figure.";

@ObjectType("Rules", { description: "Rules of a kind: what was saved last, and what is in force." })
export class RulesType implements RulesState {
  @OwnId("Opaque.")
  id!: RuleKind;

  @Field(() => Kind, { description: "Which kind." })
  kind!: RuleKind;

  @Field(() => Int, { description: "Of `content`, for `expectedVersion`; 0 while nothing was saved." })
  version!: number;

  @Field(() => Int, {
    nullable: true,
    description: "The version in force; null while those that came with the shop are. A greater `version` is a draft.",
  })
  publishedVersion!: number | null;

  @Field(() => JsonObject, { description: `What was saved last. ${CONTENT}` })
  content!: RuleContent;

  @Field(() => JsonObject, { description: "What is in force." })
  published!: RuleContent;

  @Field(() => JsonObject, { description: "What came with the shop, and counts while nothing is published." })
  installed!: RuleContent;
}

@ObjectType({ description: "A version of a kind of rules. It never changes, but a draft is published." })
export class RuleVersionType implements RuleVersionRow {
  kind!: RuleKind;

  @Field(() => Int, { description: "Counts from 1. Orders keep it behind the version of the installed rules." })
  version!: number;

  @Field(() => JsonObject, { description: CONTENT })
  content!: RuleContent;

  @Field(() => Date, { description: "When." })
  savedAt!: Date;

  @Field(() => String, { description: "E-mail address of who saved it." })
  savedBy!: string;

  @Field(() => Date, { nullable: true, description: "When it came into force; null where it never did." })
  publishedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "E-mail address of who published it." })
  publishedBy!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The earlier version that was taken back with it; 0 is what came with the shop.",
  })
  takenFrom!: number | null;

  @Field(() => Boolean, { description: "Whether this is the one in force." })
  isInForce!: boolean;
}

@ObjectType({ description: "A product that rules would make otherwise, with choices that show it." })
export class RuleProductEffect {
  @Field(() => String, { description: "Of the product." })
  slug!: string;

  @Field(() => String, { description: "Of the product." })
  name!: string;

  @Field(() => String, { description: "An example: size, material and choices, as far as they are not the standard." })
  configured!: string;

  @Field(() => String, { description: "What is made now, as far as it would change; in lines." })
  before!: string;

  @Field(() => String, { description: "What would be made; in lines." })
  after!: string;
}

@ObjectType({ description: "Lines of open carts, configured alike, that rules would make otherwise." })
export class RuleCartEffect {
  @Field(() => String, { description: "Of the product." })
  name!: string;

  @Field(() => String, { description: "Size, material and choices." })
  configured!: string;

  @Field(() => Int, { description: "How many lines." })
  lineCount!: number;

  @Field(() => String, { description: "What is made now, as far as it would change; in lines." })
  before!: string;

  @Field(() => String, { description: "What would be made; in lines." })
  after!: string;
}

@ObjectType({ description: "What the newest version of rules would change if it were published now." })
export class RulesPreviewType {
  @Field(() => Int, { description: "Which version." })
  version!: number;

  @Field(() => String, { description: "Stands for these effects on products. Publishing asks for it." })
  fingerprint!: string;

  @Field(() => Int, { description: "Products that would be made otherwise." })
  productCount!: number;

  @Field(() => [RuleProductEffect], { description: "The first 200 examples of it." })
  products!: RuleProductEffect[];

  @Field(() => Int, { description: "Open carts with lines that would be made otherwise." })
  cartCount!: number;

  @Field(() => Int, { description: "Those lines." })
  lineCount!: number;

  @Field(() => [RuleCartEffect], { description: "The 100 configurations that most of them have." })
  lines!: RuleCartEffect[];

  @Field(() => [String], { description: "Why it can't be published, a sentence each; empty where it can." })
  problems!: string[];
}

@InputType({ description: "Rules to be saved without being published." })
export class SaveRulesDraftInput {
  @Field(() => Kind, { description: "Which kind." })
  kind!: RuleKind;

  @Field(() => JsonObject, { description: CONTENT })
  content!: Readonly<Record<string, unknown>>;

  @Field(() => Int, { description: "`version` of the rules as they were read." })
  expectedVersion!: number;
}

@InputType({ description: "A draft to be put in force." })
export class PublishRulesInput {
  @Field(() => Kind, { description: "Which kind." })
  kind!: RuleKind;

  @Field(() => Int, { description: "`version` of the rules as they were read." })
  expectedVersion!: number;

  @Field(() => String, { description: "That of the preview that was looked at." })
  fingerprint!: string;
}

@InputType({ description: "A version to be put in force again." })
export class RevertRulesInput {
  @Field(() => Kind, { description: "Which kind." })
  kind!: RuleKind;

  @Field(() => Int, { description: "Which earlier version; 0 is what came with the shop." })
  version!: number;

  @Field(() => Int, { description: "`version` of the rules as they were read." })
  expectedVersion!: number;
}

/** The payload of a mutation of rules. */
@ObjectType()
export abstract class RulesPayload extends MutationPayload {
  @Field(() => RulesType, { nullable: true, description: "The rules as they are now." })
  rules?: RulesState;
}
