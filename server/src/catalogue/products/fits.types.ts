import { Field, Int, ObjectType } from "type-graphql";
import {
  AdjustedBy,
  type AdjustedBy as Adjuster,
  type Adjustment,
  type MillimetreRange,
  type PartRule,
  type Tolerance,
} from "../../rules/fit/fit.types.js";
import type { ProductFit } from "../../rules/fit/product-fits.js";
import { SizeAdjustmentType, SizeToleranceType } from "./making.types.js";

@ObjectType("MillimetreRange", { description: "From one length to another, in mm." })
class MillimetreRangeType implements MillimetreRange {
  @Field(() => Int, { description: "The least." })
  from!: number;

  @Field(() => Int, { description: "The most." })
  to!: number;
}

@ObjectType("FitPart", { description: "A part, and what its lengths differ by from the typed ones." })
class FitPartType implements PartRule {
  @Field(() => String, { description: "What it is called in a sentence." })
  name!: string;

  @Field(() => [SizeAdjustmentType], { nullable: true, description: "Null where the part has no width of its own." })
  width?: readonly Adjustment[];

  @Field(() => [SizeAdjustmentType], { nullable: true, description: "Null where the part has no height of its own." })
  height?: readonly Adjustment[];
}

@ObjectType("ProductFit", { description: "A way to fit a product: what to measure for it, and what is made." })
export class ProductFitType implements ProductFit {
  @Field(() => String, {
    description: "What tells the fits of a product apart: a value of its option `fit`, where it has one.",
  })
  id!: ProductFit["id"];

  @Field(() => String, { description: "What a British shopper reads." })
  label!: string;

  /** For the sentence of `Making.summary`. */
  measured!: string;

  @Field(() => String, { description: "What to measure, in a few sentences." })
  toMeasure!: string;

  @Field(() => AdjustedBy, { description: "Who adjusts the size." })
  adjustedBy!: Adjuster;

  @Field(() => [FitPartType], { description: "What the workshop cuts." })
  parts!: readonly PartRule[];

  @Field(() => String, { nullable: true, description: "What more there is to say of the made size; mostly null." })
  note?: string;

  @Field(() => SizeToleranceType, { nullable: true, description: "Null where a visit settles all sizes." })
  tolerance!: Tolerance | null;

  @Field(() => MillimetreRangeType, {
    nullable: true,
    description: "The line of light at each side when it is closed; null where there is no figure.",
  })
  lightGap!: MillimetreRange | null;

  @Field(() => String, { nullable: true, description: "The least depth of a recess for it; null where it needs none." })
  recessDepth!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The space that it takes when it is open; null where that is not known.",
  })
  stack!: string | null;
}
