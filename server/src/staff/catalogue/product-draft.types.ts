import { Field, InputType, Int, ObjectType } from "type-graphql";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import { JsonObject } from "../../kernel/graphql/json-object.js";
import { Pence } from "../../kernel/graphql/scalars.js";
import { StaffPictureType } from "./staff-product.types.js";
import { ProductFieldsInput } from "./update-product.input.js";

@ObjectType("ProductDraft", { description: "Changes of a product that shoppers don't see yet." })
export class ProductDraftType {
  @Field(() => JsonObject, {
    description: "The fields of `Product` that change, as they are to be; but for `pictures`.",
  })
  changes!: object;

  @Field(() => [StaffPictureType], {
    nullable: true,
    description:
      "All its pictures in their order, with what the draft says of them; null where it leaves them as they are published.",
  })
  pictures!: StaffPictureType[] | null;

  @Field(() => [String], {
    description:
      "Those fields, `pictures` too, that were changed since the draft was saved. It is not published before it is saved again.",
  })
  overtaken!: string[];

  @Field(() => Pence, { description: "The least that the product would cost, without tax." })
  fromPricePence!: number;

  @Field(() => String, {
    nullable: true,
    description: "The day in London with which it is published; null where somebody will do it.",
  })
  publishOn!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Why it was not published on its day; null where it was not due.",
  })
  problem!: string | null;

  @Field(() => Date, { description: "When it was saved." })
  savedAt!: Date;

  @Field(() => String, { nullable: true, description: "E-mail address of who saved it; null for a command." })
  savedBy!: string | null;
}

const PRODUCT_VERSION = "`version` of the product as it was read.";
const DRAFT_VERSION = "`draftVersion` of the product as it was read.";

@InputType({ description: "All that is to change of a product; what is left out stays as it is published." })
export class SaveProductDraftInput extends ProductFieldsInput {
  @IdOf("Product", { description: "Which one." })
  id!: string;

  @Field(() => Int, { description: PRODUCT_VERSION })
  expectedVersion!: number;

  @Field(() => Int, { description: DRAFT_VERSION })
  expectedDraftVersion!: number;

  @Field(() => String, {
    nullable: true,
    description: "The day in London with which it is published, as 2026-12-01, at most a year ahead; null for none.",
  })
  publishOn?: string | null;
}

@InputType({ description: "A draft that is to be published." })
export class PublishProductDraftInput {
  @IdOf("Product", { description: "Which product's." })
  id!: string;

  @Field(() => Int, { description: PRODUCT_VERSION })
  expectedVersion!: number;

  @Field(() => Int, { description: DRAFT_VERSION })
  expectedDraftVersion!: number;
}

@InputType({ description: "A draft that is to be thrown away." })
export class DiscardProductDraftInput {
  @IdOf("Product", { description: "Which product's." })
  id!: string;

  @Field(() => Int, { description: PRODUCT_VERSION })
  expectedVersion!: number;

  @Field(() => Int, { description: DRAFT_VERSION })
  expectedDraftVersion!: number;
}
