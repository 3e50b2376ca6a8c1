import type { ComponentType } from "react";
import type { GuideDrawingName } from "../../content/guides/drawings";
import { ArchWindow } from "./drawings/ArchWindow";
import { AwningHeight } from "./drawings/AwningHeight";
import { BayPlan } from "./drawings/BayPlan";
import { BracketKinds } from "./drawings/BracketKinds";
import { BracketSpacing } from "./drawings/BracketSpacing";
import { CurtainPole } from "./drawings/CurtainPole";
import { FrenchDoors } from "./drawings/FrenchDoors";
import { OutsideFit } from "./drawings/OutsideFit";
import { RecessDepth } from "./drawings/RecessDepth";
import { SafetyHeight } from "./drawings/SafetyHeight";
import { ShutterFrames } from "./drawings/ShutterFrames";
import { ShutterSquare } from "./drawings/ShutterSquare";
import { SquareCheck } from "./drawings/SquareCheck";
import { ThreeDrops } from "./drawings/ThreeDrops";
import { ThreeWidths } from "./drawings/ThreeWidths";
import { TwoFits } from "./drawings/TwoFits";
import { VerticalRail } from "./drawings/VerticalRail";

/** The drawings of the guides by name. Plain SVG: they need no theme and no data. */
export const GUIDE_DRAWINGS: Readonly<Record<GuideDrawingName, ComponentType>> = {
  "two-fits": TwoFits,
  "three-widths": ThreeWidths,
  "three-drops": ThreeDrops,
  "square-check": SquareCheck,
  "recess-depth": RecessDepth,
  "outside-fit": OutsideFit,
  bay: BayPlan,
  arch: ArchWindow,
  "french-doors": FrenchDoors,
  "bracket-kinds": BracketKinds,
  "bracket-spacing": BracketSpacing,
  "safety-height": SafetyHeight,
  "shutter-frames": ShutterFrames,
  "shutter-square": ShutterSquare,
  "curtain-pole": CurtainPole,
  "awning-height": AwningHeight,
  "vertical-rail": VerticalRail,
};
