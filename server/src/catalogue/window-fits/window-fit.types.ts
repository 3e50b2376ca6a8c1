import { Field, ObjectType } from "type-graphql";
import { describedEnum } from "../../kernel/graphql/described-enum.js";
import { Inches, Pence } from "../../kernel/graphql/scalars.js";
import type { FitOutcome, FittingWay, MissingFigure, MissingForFit, WindowFit } from "../../rules/window-fit.types.js";
import { Customization } from "../configuration/configuration.types.js";
import { FitOutcomeEnum } from "./window-to-fit.types.js";

const MissingFigureEnum = describedEnum<MissingFigure>("MissingFigure", "A figure of a window that is not known.", {
  WIDTH: "Width of the opening.",
  DROP: "Drop of the opening.",
  BAY_PARTS: "Widths of the parts of a bay.",
  DEPTH: "Depth of the recess.",
  GLASS_WIDTH: "Width of the visible glass.",
  GLASS_HEIGHT: "Height of the visible glass.",
  SEAL: "How far the seal covers the glass.",
  HANDLE_CLEARANCE: "From the glass to the handle.",
  HEIGHT_FROM_FLOOR: "From the floor to the top of the opening.",
  OWN_SIZE: "The product's own size, which no figure of a window tells, such as that of a pole.",
});

@ObjectType({ description: "A size that would be ordered." })
class OrderedSize {
  @Field(() => Inches, { description: "Width of one." })
  width!: number;

  @Field(() => Inches, { description: "Height (drop) of one." })
  height!: number;
}

@ObjectType("FittingWay", { description: "A way in which a product can be ordered for a window." })
export class FittingWayType {
  /** For the price and for links. */
  fit!: FittingWay["fit"];

  @Field(() => String, { description: "What a British shopper reads: “Inside the recess”." })
  label!: string;

  @Field(() => [OrderedSize], {
    description: "What would be ordered: one size, or one for each part of a bay from left to right.",
  })
  sizes!: FittingWay["sizes"];

  @Field(() => String, { description: "The cheapest material that is made in these sizes." })
  material!: string;

  @Field(() => [Customization], {
    description: "What has to be chosen for this window; everything else is made as standard.",
  })
  customizations!: FittingWay["customizations"];

  @Field(() => Pence, { description: "What all the pieces cost together, as in the cart." })
  pricePence!: number;
}

@ObjectType("MissingForFit", { description: "A figure that is missing to judge a way to fit a product." })
class MissingForFitType implements MissingForFit {
  @Field(() => MissingFigureEnum, { description: "Which one." })
  figure!: MissingFigure;

  @Field(() => String, { description: "What to do, in a sentence." })
  sentence!: string;
}

@ObjectType("WindowFit", { description: "Whether a product fits a window, by the rules by which it would be made." })
export class WindowFitType implements Omit<WindowFit, "ways"> {
  @Field(() => FitOutcomeEnum, { description: "What the product is to the window." })
  outcome!: FitOutcome;

  @Field(() => [FittingWayType], { description: "The ways in which it can be ordered, the usual one first." })
  ways!: FittingWayType[];

  @Field(() => [MissingForFitType], { description: "What is missing to judge its other ways, or all." })
  missing!: readonly MissingForFit[];

  @Field(() => String, { nullable: true, description: "Why it does not fit, for people; null where it may." })
  reason!: string | null;
}
