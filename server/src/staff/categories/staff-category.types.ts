import { Field, InputType, Int, ObjectType } from "type-graphql";
import { IdOf, OwnId } from "../../kernel/graphql/id-fields.js";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import type { CategoryTexts } from "../../rules/category-form.js";
import { StaffPictureType } from "../catalogue/staff-product.types.js";
import type { CategoryVersionRow, StaffCategoryRow } from "./staff-category.queries.js";

const SEO_TITLE = "Its title for search engines, without the shop’s name; null where it is worked out.";
const SEO_DESCRIPTION = "Its description for search engines; null where it is worked out.";

@ObjectType("Category", { description: "A department of the shop, with what staff decide of it." })
export class StaffCategoryType implements Omit<StaffCategoryRow, "onlyReduced" | "position" | "picture"> {
  @OwnId("Opaque.")
  id!: number;

  @Field(() => Int, { description: "For `expectedVersion`; how often staff have saved it." })
  version!: number;

  @Field(() => String, { description: "Its part of the shop’s URLs: /category/{slug}. It stays." })
  slug!: string;

  @Field(() => String, { description: "What it is called, in menu, headings and breadcrumbs." })
  name!: string;

  @Field(() => String, { description: "A few words for its tile." })
  tagline!: string;

  @Field(() => String, { description: "A paragraph for its page." })
  description!: string;

  @Field(() => String, { nullable: true, description: SEO_TITLE })
  seoTitle!: string | null;

  @Field(() => String, { nullable: true, description: SEO_DESCRIPTION })
  seoDescription!: string | null;

  @Field(() => StaffPictureType, { nullable: true, description: "For its tile and for link previews." })
  picture!: StaffPictureType | null;

  @Field(() => Int, {
    description: "How many products are in it, on sale or not; none in the sale, which lists those of others.",
  })
  productCount!: number;
}

@ObjectType("CategoryTexts", { description: "The texts of a category." })
class CategoryTextsType implements CategoryTexts {
  @Field(() => String, { description: "What it was called." })
  name!: string;

  @Field(() => String, { description: "The words for its tile." })
  tagline!: string;

  @Field(() => String, { description: "The paragraph for its page." })
  description!: string;

  @Field(() => String, { nullable: true, description: SEO_TITLE })
  seoTitle!: string | null;

  @Field(() => String, { nullable: true, description: SEO_DESCRIPTION })
  seoDescription!: string | null;
}

@ObjectType("CategoryVersion", { description: "What a category was with one version." })
export class CategoryVersionType implements Omit<CategoryVersionRow, "texts" | "picture"> {
  @Field(() => Int, { description: "Counts from 1; 0 is what it was before staff changed it." })
  version!: number;

  @Field(() => CategoryTextsType, { description: "Its texts." })
  texts!: CategoryTextsType;

  @Field(() => StaffPictureType, { nullable: true, description: "Its picture, with the words of today." })
  picture!: StaffPictureType | null;

  @Field(() => Date, { description: "When it was saved; of version 0 when it was replaced." })
  savedAt!: Date;

  @Field(() => String, { nullable: true, description: "E-mail address of who saved it; null for version 0." })
  savedBy!: string | null;

  @Field(() => Int, { nullable: true, description: "The earlier version that was taken back with it." })
  takenFrom!: number | null;
}

@InputType({ description: "A picture for a tile." })
class CategoryPictureInput {
  @IdOf("Picture", { description: "One of `offeredPictures`, or an upload." })
  id!: string;

  @Field(() => String, { description: "What is seen: 5 to 200 characters. It is said wherever the picture is shown." })
  alt!: string;

  @Field(() => Int, { description: "The point that stays in view, in percent from the left." })
  focusX!: number;

  @Field(() => Int, { description: "The same, in percent from the top." })
  focusY!: number;
}

@InputType({ description: "What is to change of a category; what is left out stays." })
export class UpdateCategoryInput {
  @IdOf("Category", { description: "Which one." })
  id!: string;

  @Field(() => Int, { description: "`version` of the category as it was read." })
  expectedVersion!: number;

  @Field(() => String, { nullable: true, description: "2 to 20 characters; no other category has it." })
  name?: string | null;

  @Field(() => String, { nullable: true, description: "5 to 50 characters." })
  tagline?: string | null;

  @Field(() => String, { nullable: true, description: "40 to 300 characters." })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "5 characters to as many as search engines show beside the shop’s name; null has it worked out.",
  })
  seoTitle?: string | null;

  @Field(() => String, { nullable: true, description: "40 to 155 characters; null has it worked out." })
  seoDescription?: string | null;

  @Field(() => CategoryPictureInput, { nullable: true, description: "Its picture." })
  picture?: CategoryPictureInput | null;
}

@InputType({ description: "A version of a category to go back to." })
export class RevertCategoryInput {
  @IdOf("Category", { description: "Which one." })
  id!: string;

  @Field(() => Int, { description: "Which earlier version; 0 is what it was before staff changed it." })
  version!: number;

  @Field(() => Int, { description: "`version` of the category as it was read." })
  expectedVersion!: number;
}

/** The payload of a mutation of a category. */
@ObjectType()
export abstract class StaffCategoryPayload extends MutationPayload {
  @Field(() => StaffCategoryType, {
    nullable: true,
    description: "The category as it is now; null where it was refused.",
  })
  category?: StaffCategoryRow | null;
}
