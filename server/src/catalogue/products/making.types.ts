import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  AdjustedBy,
  type Adjustment,
  type MadeLength,
  type MadePart,
  type Tolerance,
} from "../../rules/fit/fit.types.js";
import type { Making } from "../../rules/fit/making.js";

registerEnumType(AdjustedBy, {
  name: "AdjustedBy",
  description: "Who turns a typed size into the made one. Never the shopper, who takes nothing off.",
  valuesConfig: {
    WORKSHOP: { description: "The shop's workshop, by the figures given." },
    FITTER: { description: "The shop's fitter, on a visit." },
    NOBODY: { description: "It is made as typed." },
  },
});

@ObjectType("SizeAdjustment", { description: "What is taken off a length, or added to it." })
export class SizeAdjustmentType implements Adjustment {
  @Field(() => Int, {
    nullable: true,
    description: "Signed, in mm: −10 is taken off. Null where no one figure holds for every window.",
  })
  mm!: number | null;

  @Field(() => String, {
    description: "Of a figure, what it is for, to stand behind it; without one, a sentence of what is settled later.",
  })
  reason!: string;
}

@ObjectType("SizeTolerance", { description: "How far the made lengths may differ, in mm." })
export class SizeToleranceType implements Tolerance {
  @Field(() => Int, { description: "More or less, in width." })
  width!: number;

  @Field(() => Int, { description: "More or less, in height (drop)." })
  height!: number;
}

@ObjectType("MadeLength", {
  description: "A length as typed and as made: `measuredMm` and the sum of the adjustments are `madeMm`.",
})
class MadeLengthType implements MadeLength {
  @Field(() => Float, { description: "As typed, in mm, with one decimal at most." })
  measuredMm!: number;

  @Field(() => [SizeAdjustmentType], { description: "What is taken off or added; empty where it is made as typed." })
  adjustments!: readonly Adjustment[];

  @Field(() => Float, { nullable: true, description: "As made; null where an adjustment has no figure." })
  madeMm!: number | null;
}

@ObjectType("MadePart", { description: "A part of a piece, such as the cloth of a blind." })
class MadePartType implements MadePart {
  @Field(() => String, { description: "What it is called in a sentence." })
  name!: string;

  @Field(() => MadeLengthType, { nullable: true, description: "Null where the part has no width of its own." })
  width!: MadeLength | null;

  @Field(() => MadeLengthType, { nullable: true, description: "Null where the part has no height of its own." })
  height!: MadeLength | null;
}

@ObjectType("Making", {
  description: "How one is made from the typed size. An order keeps it as it was, whatever the rules become.",
})
export class MakingType implements Making {
  @Field(() => String, { description: "Id of the fit that it is made for, as in `Product.fits`." })
  fit!: Making["fit"];

  @Field(() => String, { description: "The fit as a British shopper reads it." })
  fitLabel!: string;

  @Field(() => [MadePartType], { description: "What the workshop cuts." })
  parts!: MadePart[];

  @Field(() => AdjustedBy, { description: "Who adjusts the size." })
  adjustedBy!: AdjustedBy;

  @Field(() => SizeToleranceType, { nullable: true, description: "Null where a visit settles all sizes." })
  tolerance!: Tolerance | null;

  @Field(() => String, { description: "The day from which the rules hold that it was worked out by." })
  rulesVersion!: string;

  @Field(() => String, { description: "Measured and made in one or two sentences, to stand beside the line." })
  summary!: string;
}
