import { Field, InputType, Int } from "type-graphql";
import { IdOf } from "../../kernel/graphql/id-fields.js";

@InputType({ description: "A new product." })
export class CopyProductInput {
  @IdOf("Product", { description: "The product that it is a copy of." })
  id!: string;

  @Field(() => String, { description: "2 to 60 characters; no other product has it." })
  name!: string;

  @Field(() => String, {
    description: "Its part of the shop's URLs, /products/{slug}: small letters, digits and hyphens. It stays.",
  })
  slug!: string;
}

@InputType({ description: "A product that shoppers shall be able to buy." })
export class PutProductOnSaleInput {
  @IdOf("Product", { description: "Which one." })
  id!: string;

  @Field(() => Int, { description: "`version` of the product as it was read." })
  expectedVersion!: number;

  @Field(() => String, {
    nullable: true,
    description: "The day in London with which it goes on sale, as 2026-12-01, at most a year ahead; null for at once.",
  })
  day?: string | null;
}

@InputType({ description: "A product that shoppers shall not be able to buy." })
export class TakeProductOffSaleInput {
  @IdOf("Product", { description: "Which one." })
  id!: string;

  @Field(() => Int, { description: "`version` of the product as it was read." })
  expectedVersion!: number;
}
