import { Field, Int, ObjectType } from "type-graphql";
import { IdOf } from "../../../kernel/graphql/id-fields.js";
import { Inches, Pence } from "../../../kernel/graphql/scalars.js";
import type { ConcernedQuote, QuotedConfiguration, QuoteEffect } from "./quote-effect.service.js";

@ObjectType("QuotedConfiguration", {
  description: "A configuration whose code stands in a quote request, with what one of it costs.",
})
class QuotedConfigurationType implements QuotedConfiguration {
  @Field(() => String, { description: "As on the product's page: KX4-7PM." })
  code!: string;

  @Field(() => String, { description: "What the product is called." })
  name!: string;

  @Field(() => Inches, { description: "Width of one." })
  width!: number;

  @Field(() => Inches, { description: "Height (drop) of one." })
  height!: number;

  @Field(() => String, { description: "Name of the material." })
  material!: string;

  @Field(() => Pence, {
    nullable: true,
    description: "What the shop showed when the request was sent; null where that is not known any more.",
  })
  thenPence!: number | null;

  @Field(() => Pence, { description: "What the shop shows now." })
  beforePence!: number;

  @Field(() => Pence, { description: "What it would show by the price list." })
  afterPence!: number;
}

@ObjectType("ConcernedQuote", {
  description:
    "An open quote request that names a product whose price changes, or has a code of it. Nothing of its sender.",
})
class ConcernedQuoteType implements ConcernedQuote {
  @IdOf("Enquiry", { description: "For `enquiry`, with the permission to read enquiries." })
  enquiryId!: string;

  @Field(() => Date, { description: "When it was sent." })
  sentAt!: Date;

  @Field(() => [String], { description: "What the products with another price are called." })
  products!: string[];

  @Field(() => [QuotedConfigurationType], { description: "Of the codes in it; empty without any." })
  configurations!: QuotedConfigurationType[];
}

@ObjectType("QuoteEffect", { description: "What a price list does to quote requests that are not closed." })
export class QuoteEffectType implements QuoteEffect {
  @Field(() => Int, { description: "How many it concerns." })
  quoteCount!: number;

  @Field(() => [ConcernedQuoteType], { description: "The newest 100 of them." })
  quotes!: ConcernedQuoteType[];
}
