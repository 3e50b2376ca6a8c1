import { Field, ObjectType } from "type-graphql";
import type { SeoTexts } from "./seo-texts.js";

@ObjectType({ description: "What a search engine shows of a page." })
export class Seo implements SeoTexts {
  @Field(() => String, {
    description: "With the price where it fits; with “ · ” and the shop's name at most 60 characters.",
  })
  title!: string;

  @Field(() => String, { description: "With the price, at most 155 characters." })
  description!: string;
}
