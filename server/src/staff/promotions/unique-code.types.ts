import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { PageInfo } from "../../kernel/graphql/connection.types.js";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import { Pence } from "../../kernel/graphql/scalars.js";
import type { StaffPromotionRow } from "./staff-promotion.queries.js";
import { StaffPromotionType } from "./staff-promotion.types.js";
import { UniqueCodeState } from "./unique-code-state.js";
import type { UniqueCodeRow } from "./unique-code.queries.js";

registerEnumType(UniqueCodeState, {
  name: "UniqueCodeState",
  description: "What has become of a unique code.",
  valuesConfig: {
    OPEN: { description: "It can be used, while its promotion runs." },
    USED: { description: "It was used as often as it can be. An order that is cancelled gives it back." },
    VOID: { description: "It was withdrawn, and does not count any more." },
  },
});

@ObjectType({ description: "An order with a unique code." })
class UniqueCodeOrder {
  @Field(() => String, { description: "The order's number." })
  number!: string;

  @Field(() => Pence, { description: "What the code took off it." })
  discountPence!: number;

  @Field(() => Pence, { description: "What the order came to in the end." })
  totalPence!: number;
}

@ObjectType("UniqueCode", { description: "A code of a promotion that counts in so many orders." })
class UniqueCodeType implements Omit<UniqueCodeRow, "id"> {
  @Field(() => String, { description: "Ten letters and digits, none of which looks like another." })
  code!: string;

  @Field(() => UniqueCodeState, { description: "What has become of it." })
  state!: UniqueCodeState;

  @Field(() => Int, { description: "In how many orders it was used, without cancelled ones." })
  uses!: number;

  @Field(() => Int, { description: "In how many it can be." })
  maxUses!: number;

  @Field(() => [UniqueCodeOrder], { description: "These orders, the first one first." })
  orders!: UniqueCodeRow["orders"];
}

@ObjectType({ description: "A unique code and its cursor." })
export class UniqueCodeEdge {
  @Field(() => UniqueCodeType, { description: "The code." })
  node!: UniqueCodeRow;

  @Field(() => String, { description: "Its place in the list." })
  cursor!: string;
}

@ObjectType({ description: "A page of unique codes, the latest made first." })
export class UniqueCodeConnection {
  @Field(() => [UniqueCodeEdge], { simple: true, description: "The codes with their cursors." })
  edges!: UniqueCodeEdge[];

  @Field(() => [UniqueCodeType], { simple: true, description: "The codes alone." })
  nodes!: UniqueCodeRow[];

  @Field(() => PageInfo, { simple: true, description: "Where the page starts and ends." })
  pageInfo!: PageInfo;

  count!: () => Promise<number>;
}

@InputType({ description: "Codes to be made." })
export class MakeUniqueCodesInput {
  @IdOf("Promotion", { description: "For which promotion." })
  promotionId!: string;

  @Field(() => Int, { description: "`version` of the promotion as it was read." })
  expectedVersion!: number;

  @Field(() => Int, { description: "How many, 1 to 1000." })
  count!: number;

  @Field(() => Int, { defaultValue: 1, description: "In how many orders each can be used, 1 to 100." })
  uses!: number;
}

@InputType({ description: "Codes to be withdrawn." })
export class VoidUniqueCodesInput {
  @IdOf("Promotion", { description: "Of which promotion." })
  promotionId!: string;

  @Field(() => Int, { description: "`version` of the promotion as it was read." })
  expectedVersion!: number;

  @Field(() => String, { nullable: true, description: "Which code; all that can still be used if left out." })
  code?: string | null;
}

/** The payload of a mutation of unique codes. */
@ObjectType()
export abstract class UniqueCodesPayload extends MutationPayload {
  @Field(() => StaffPromotionType, { nullable: true, description: "The promotion as it is now." })
  promotion?: StaffPromotionRow | null;

  @Field(() => [String], { nullable: true, description: "The codes that were made or withdrawn." })
  codes?: string[];
}
