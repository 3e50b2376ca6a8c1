import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { IdOf, OwnId } from "../../kernel/graphql/id-fields.js";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import { Pence } from "../../kernel/graphql/scalars.js";
import type { StaffPromotionRow, TestProductRow } from "./staff-promotion.queries.js";
import type { NewPromotion } from "./staff-promotion.service.js";

const PromotionState = { UPCOMING: "UPCOMING", RUNNING: "RUNNING", ENDED: "ENDED" } as const;

registerEnumType(PromotionState, {
  name: "PromotionState",
  description: "Whether a promotion counts now.",
  valuesConfig: {
    UPCOMING: { description: "It has not begun." },
    RUNNING: { description: "It counts." },
    ENDED: { description: "It is over." },
  },
});

@ObjectType("Promotion", { description: "So many percent off the subtotal, for a while." })
export class StaffPromotionType implements StaffPromotionRow {
  @OwnId("Opaque.")
  id!: number;

  @Field(() => String, { description: "What it is called in carts and orders." })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "What shoppers enter; null where it counts by itself, or by unique codes.",
  })
  code!: string | null;

  @Field(() => Boolean, { description: "Whether it counts by unique codes, which `makeUniqueCodes` makes." })
  hasUniqueCodes!: boolean;

  @Field(() => Int, { description: "Unique codes that were made." })
  uniqueCodeCount!: number;

  @Field(() => Int, { description: "Those of them that can still be used." })
  openCodeCount!: number;

  @Field(() => Int, { description: "Percent off the subtotal, 1 to 100." })
  percent!: number;

  @Field(() => Int, { description: "It counts from so many coverings in the cart on." })
  minimumWindows!: number;

  @Field(() => Date, { description: "Its first moment." })
  startsAt!: Date;

  @Field(() => Date, { nullable: true, description: "Its last moment; null while no end is set." })
  endsAt!: Date | null;

  @Field(() => PromotionState, { description: "Whether it counts now." })
  state!: StaffPromotionRow["state"];

  @Field(() => Int, { description: "For `expectedVersion`; grows with each change." })
  version!: number;

  @Field(() => Int, { description: "Orders with it, without cancelled ones." })
  orderCount!: number;

  @Field(() => Pence, { description: "What it took off these orders." })
  discountPence!: number;

  @Field(() => Pence, { description: "What these orders came to in the end." })
  orderedPence!: number;
}

@ObjectType({ description: "What a cart would come to with a promotion's code." })
export class PromotionTest {
  @Field(() => Int, { description: "Coverings in the cart." })
  windows!: number;

  @Field(() => String, { nullable: true, description: "Name of the promotion that counts; null where none does." })
  applied!: string | null;

  @Field(() => String, { nullable: true, description: "What the cart says of the code, where it does not count." })
  notice!: string | null;

  @Field(() => Pence, { description: "The lines." })
  subtotalPence!: number;

  @Field(() => Pence, { description: "What is taken off." })
  discountPence!: number;

  @Field(() => Pence, { description: "With standard delivery and tax, as the cart shows it." })
  totalPence!: number;

  @Field(() => Pence, { description: "The same without any promotion." })
  fullTotalPence!: number;
}

@ObjectType({ description: "A product to test promotions with." })
export class PromotionTestProduct implements TestProductRow {
  @IdOf("Product", { description: "For the lines of `testPromotion`." })
  id!: number;

  @Field(() => String, { description: "What it is called." })
  name!: string;

  @Field(() => [String], { description: "What it can be made of." })
  materials!: string[];

  @Field(() => [String], { description: "Its colours." })
  colors!: string[];
}

@InputType({ description: "A new promotion." })
export class CreatePromotionInput implements NewPromotion {
  @Field(() => String, { description: "Shown to shoppers, 2 to 60 characters; no other promotion has it." })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "3 to 20 letters and digits, in any case; without one it counts by itself.",
  })
  code?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether it counts by unique codes, which are made afterwards; `code` is left out then.",
  })
  hasUniqueCodes!: boolean;

  @Field(() => Int, { description: "Percent off the subtotal, 1 to 100." })
  percent!: number;

  @Field(() => Int, { defaultValue: 1, description: "It counts from so many coverings in the cart on." })
  minimumWindows!: number;

  @Field(() => Date, { nullable: true, description: "Its first moment; now if left out." })
  startsAt?: Date | null;

  @Field(() => Date, { nullable: true, description: "Its last moment; no end if left out." })
  endsAt?: Date | null;
}

@InputType({ description: "A promotion that is to end." })
export class EndPromotionInput {
  @IdOf("Promotion", { description: "Which one." })
  id!: string;

  @Field(() => Int, { description: "`version` of the promotion as it was read." })
  expectedVersion!: number;
}

/** The payload of a mutation of a promotion. */
@ObjectType()
export abstract class StaffPromotionPayload extends MutationPayload {
  @Field(() => StaffPromotionType, { nullable: true, description: "The promotion as it is now; null once removed." })
  promotion?: StaffPromotionRow | null;
}
