import { Field, InputType, Int, ObjectType } from "type-graphql";
import { Inches } from "../kernel/graphql/scalars.js";
import { WindowOpeningEnum } from "../kernel/graphql/window-enums.js";
import {
  BAY_ANGLE,
  BEAD_MM,
  HANDLE_MM,
  HEIGHT_FROM_FLOOR_MM,
  LONGEST_OBSTRUCTIONS,
  SEAL_MM,
} from "../rules/project/project-limits.js";
import type { Substrate, WindowOpening } from "../rules/project/window-kinds.js";
import { SubstrateEnum } from "./project.enums.js";

const Length = (description: string) => Field(() => Inches, { nullable: true, description });
const Millimetres = (what: string, [least, most]: readonly [number, number]) =>
  Field(() => Int, { nullable: true, description: `${what}, ${least} to ${most} whole mm.` });

/** What may be measured of a window, in answers and in changes. Null where it isn't known. */
@ObjectType()
@InputType()
export abstract class WindowFigures {
  @Length("Width at the top.")
  widthTop?: number | null;

  @Length("Width in the middle.")
  widthMiddle?: number | null;

  @Length("Width at the bottom.")
  widthBottom?: number | null;

  @Length("Drop on the left.")
  dropLeft?: number | null;

  @Length("Drop in the centre.")
  dropCentre?: number | null;

  @Length("Drop on the right.")
  dropRight?: number | null;

  @Length("Diagonal from the top left.")
  diagonalDown?: number | null;

  @Length("Diagonal from the bottom left.")
  diagonalUp?: number | null;

  @Length("Depth of the recess.")
  depth?: number | null;

  @Length("Smallest width of the visible glass, from seal to seal.")
  glassWidth?: number | null;

  @Length("Smallest height of the visible glass, from seal to seal.")
  glassHeight?: number | null;

  @Millimetres("From the floor to the top of the opening", HEIGHT_FROM_FLOOR_MM)
  heightFromFloorMm?: number | null;

  @Field(() => SubstrateEnum, { nullable: true, description: "What the product would be screwed to." })
  substrate?: Substrate | null;

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
    description: 'Of a roof window, a value of the option "roof window": "VELUX M04", or "measured at the glass".',
  })
  roofWindow?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What is in the way, such as tiles, at most ${LONGEST_OBSTRUCTIONS} characters.`,
  })
  obstructions?: string | null;
}

const ANGLE = `To the next part, in whole degrees, ${BAY_ANGLE[0]} to ${BAY_ANGLE[1]}, which is a straight line. Null for the last one, or where it isn't known.`;

@ObjectType("BayPart", { description: "A facet of a bay." })
@InputType("BayPartInput", { description: "A facet of a bay." })
export class BayPartType {
  @Field(() => Inches, { description: "Its width." })
  width!: number;

  @Field(() => Int, { nullable: true, description: ANGLE })
  angle!: number | null;
}
