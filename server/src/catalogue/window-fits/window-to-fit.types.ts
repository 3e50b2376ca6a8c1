import { Field, InputType, Int } from "type-graphql";
import { describedEnum } from "../../kernel/graphql/described-enum.js";
import { Inches } from "../../kernel/graphql/scalars.js";
import { WindowKindEnum, WindowOpeningEnum } from "../../kernel/graphql/window-enums.js";
import { BEAD_MM, HANDLE_MM, HEIGHT_FROM_FLOOR_MM, SEAL_MM } from "../../rules/project/project-limits.js";
import type { WindowKind, WindowOpening } from "../../rules/project/window-kinds.js";
import type { FitOutcome } from "../../rules/window-fit.types.js";

export const FitOutcomeEnum = describedEnum<FitOutcome>("FitOutcome", "What a product is to a window.", {
  FITS: "It can be ordered for the window in one way at least.",
  FIGURE_MISSING: "A figure of the window is missing, without which nothing can be said.",
  DOES_NOT_FIT: "It can't be made for the window in any way.",
});

const Length = (description: string) => Field(() => Inches, { nullable: true, description });
const Lengths = (description: string) => Field(() => [Inches], { defaultValue: [], description });
const Millimetres = (what: string, [least, most]: readonly [number, number]) =>
  Field(() => Int, { nullable: true, description: `${what}, ${least} to ${most} whole mm.` });

@InputType("WindowToFit", {
  description:
    "The figures of a window by which products fit it; what isn't known is left out. It says nothing of whose window it is, so answers are public.",
})
export class WindowToFitInput {
  @Field(() => WindowKindEnum, { description: "How it is built." })
  kind!: WindowKind;

  @Lengths("Widths of the opening as they were read, at most three; of a bay see `bayWidths`.")
  widths!: number[];

  @Lengths("Drops of the opening as they were read, at most three.")
  drops!: number[];

  @Lengths("Widths of the parts of a bay, from left to right, 2 to 7.")
  bayWidths!: number[];

  @Length("Depth of the recess.")
  depth?: number | null;

  @Length("Smallest width of the visible glass, from seal to seal.")
  glassWidth?: number | null;

  @Length("Smallest height of the visible glass, from seal to seal.")
  glassHeight?: number | null;

  @Millimetres("From the floor to the top of the opening", HEIGHT_FROM_FLOOR_MM)
  heightFromFloorMm?: number | null;

  @Field(() => WindowOpeningEnum, { nullable: true, description: "How it opens." })
  opening?: WindowOpening | null;

  @Millimetres("How far the handle stands out from the frame", HANDLE_MM)
  handleMm?: number | null;

  @Millimetres("From the glass to the handle", HANDLE_MM)
  handleFromGlassMm?: number | null;

  @Millimetres("How far the seal covers the glass", SEAL_MM)
  sealMm?: number | null;

  @Millimetres("From the glazing bead to the glass", BEAD_MM)
  beadMm?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Of a roof window, a value of the option "roof window": "VELUX M04". A value that the option does not have counts as none.',
  })
  roofWindow?: string | null;
}

@InputType({ description: "A window, and what products are to it." })
export class FitsFilter {
  @Field(() => WindowToFitInput, { description: "The window." })
  window!: WindowToFitInput;

  @Field(() => FitOutcomeEnum, { defaultValue: "FITS", description: "Which products: those that fit, or others." })
  outcome!: FitOutcome;
}
