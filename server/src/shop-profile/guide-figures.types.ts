import { Field, Int, ObjectType } from "type-graphql";
import type { GuideFigures, RecessDeduction } from "../rules/guide-figures.js";
import { Span } from "./shop.types.js";

const NO_FIGURE = "null where no one figure holds.";

@ObjectType("RecessDeduction", { description: "What the workshop takes off a recess for goods that are built alike." })
class RecessDeductionType implements RecessDeduction {
  @Field(() => String, { description: "What is built alike: roller" })
  construction!: string;

  @Field(() => Int, { nullable: true, description: `Off the width, in mm; ${NO_FIGURE}` })
  widthMm!: number | null;

  @Field(() => Int, { nullable: true, description: `Off the drop or height, in mm; ${NO_FIGURE}` })
  heightMm!: number | null;
}

@ObjectType("GuideFigures", {
  description:
    "Figures of the rules by which goods are made that guides and answers name, as they are in force. `Product.fits` and `CartLine.making` have those of one product.",
})
export class GuideFiguresType implements GuideFigures {
  @Field(() => Int, {
    description: "How high above the floor the device that keeps a chain or cord safe is fixed, at least, in mm.",
  })
  deviceHeightMm!: number;

  @Field(() => [RecessDeductionType], { description: "What comes off a recess, of the kinds that guides describe." })
  recessDeductions!: readonly RecessDeduction[];

  @Field(() => Int, {
    nullable: true,
    description: `By how much the cloth of a roller outside its recess is narrower than from bracket to bracket, in mm; ${NO_FIGURE}`,
  })
  exactClothMm!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `How far the frame of a shutter on the wall goes past the opening on each side, in mm; ${NO_FIGURE}`,
  })
  outsideFrameMm!: number | null;

  @Field(() => Span, { nullable: true, description: "How far the sizes of a blind may differ, by its kind, in mm." })
  blindToleranceMm!: Span | null;

  @Field(() => Span, {
    nullable: true,
    description: "How far a perfect fit frame or a shutter may differ, by its kind, in mm.",
  })
  frameToleranceMm!: Span | null;

  @Field(() => Int, { nullable: true, description: "How far the drop of a curtain may differ, in mm." })
  curtainToleranceMm!: number | null;
}
