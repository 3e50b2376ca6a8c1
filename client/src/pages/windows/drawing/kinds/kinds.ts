import type { ComponentType } from "react";
import type { WindowKind } from "@rules/project/window-kinds";
import { Casement } from "./Casement";
import { Door } from "./Door";
import type { KindProps } from "./frame";
import { Patio } from "./Patio";
import { RoofWindow } from "./RoofWindow";
import { TiltAndTurn } from "./TiltAndTurn";

type FrontKind = {
  readonly Picture: ComponentType<KindProps>;
  /** Width and height in mm that are drawn while nothing is measured. */
  readonly usual: { readonly width: number; readonly height: number };
};

const USUAL = { width: 1200, height: 1200 };

/** The kinds of windows as seen from the room. A bay of which no part is measured is drawn as a casement. */
export const FRONT_KINDS: Readonly<Record<WindowKind, FrontKind>> = {
  CASEMENT: { Picture: Casement, usual: USUAL },
  BAY: { Picture: Casement, usual: USUAL },
  TILT_AND_TURN: { Picture: TiltAndTurn, usual: { width: 800, height: 1200 } },
  ROOF: { Picture: RoofWindow, usual: { width: 780, height: 1180 } },
  DOOR: { Picture: Door, usual: { width: 900, height: 2050 } },
  PATIO: { Picture: Patio, usual: { width: 2100, height: 2100 } },
};
