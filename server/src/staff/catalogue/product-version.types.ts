import { Field, InputType, Int, ObjectType } from "type-graphql";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import { JsonObject } from "../../kernel/graphql/json-object.js";
import type { ProductVersionRow } from "./product-version.queries.js";
import { StaffPictureType } from "./staff-product.types.js";

@ObjectType("ProductVersion", { description: "What a product was with one version." })
export class ProductVersionType implements Omit<ProductVersionRow, "fields" | "pictures"> {
  @Field(() => Int, { description: "As `Product.version`." })
  version!: number;

  @Field(() => JsonObject, { description: "The fields of `Product` as they were; but for `pictures`." })
  fields!: object;

  @Field(() => [StaffPictureType], { description: "Its pictures in their order, with what was said of them." })
  pictures!: StaffPictureType[];

  @Field(() => Date, { description: "When it was saved; where `savedBy` is null, when it was replaced." })
  savedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "E-mail address of who saved it; null for what a change by staff replaced: it came with the shop, by a price list or by a command.",
  })
  savedBy!: string | null;

  @Field(() => Int, { nullable: true, description: "The earlier version that was taken back with it." })
  takenFrom!: number | null;
}

@InputType({ description: "A version of a product to go back to." })
export class RevertProductInput {
  @IdOf("Product", { description: "Which product." })
  id!: string;

  @Field(() => Int, { description: "Which one of its `versions`." })
  version!: number;

  @Field(() => Int, { description: "`version` of the product as it was read." })
  expectedVersion!: number;
}
