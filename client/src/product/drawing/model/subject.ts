import type { FunctionComponent } from "react";
import type { Chosen } from "./chosen";
import type { Finish } from "./finish";
import type { Box } from "./measures";
import type { Trial } from "./trial";

/** What a drawing shows, with every choice made. Lengths are millimetres. */
export interface Subject {
  readonly variant: string | null;
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` */
  readonly colour: string;
  readonly finish: Finish;
  readonly chosen: Chosen;
  /** 0 covers the window, 1 is fully raised or drawn back. */
  readonly open: number;
  readonly trial?: Trial | undefined;
  /** Millimetres that a screen pixel covers at the usual size: hairlines and cloth are measured in it. */
  readonly pixel: number;
}

/** What a part takes from its product to be drawn alike. */
export type Look = Pick<Subject, "colour" | "finish" | "pixel">;

export type Picture = FunctionComponent<Subject>;

/** What has to be in view at a size, with what was chosen. Millimetres. */
type Bounds = (width: number, height: number, chosen: Chosen) => Box;

/** Where a product hangs: in a wall of a room, in a sloping ceiling, on the outer wall of a house, in
 * front of the garden on a deck, or on the lawn. */
export type Place = "room" | "roof" | "terrace" | "veranda" | "garden";

/** How one kind of product is drawn. */
export interface Portrait {
  /** What a shopper calls it. */
  readonly name: string;
  readonly Picture: Picture;
  /** The view to scale where the front would not show both figures: awnings and pergolas from above. */
  readonly plan?: { readonly Picture: Picture; readonly bounds: Bounds };
  readonly finish: Finish;
  /** How far it stands open when nobody says. */
  readonly open: number;
  /** A size that shows it well when none is given: width and height in millimetres. */
  readonly typical: readonly [width: number, height: number];
  readonly place: Place;
  /** What has to be in view around the size itself. */
  readonly bounds: Bounds;
  /** The second figure of its size. */
  readonly second: "drop" | "height" | "depth" | "projection";
}
