import type { Box } from "./model/measures";
import type { Place } from "./model/subject";

/** Width to height of a card's picture. */
const CARD_RATIO = 4 / 5;
/** Usual height of a picture on the screen. */
export const PICTURE_PIXELS = 375;
/** Share of the picture's width and height that the product may fill; the rest is wall. */
const FILL = { across: 0.8, down: 0.8 } as const;
/** Share of the spare height that lies above the product: what stands on the ground sits low. */
const ABOVE: Readonly<Record<Place, number>> = { room: 0.48, roof: 0.5, terrace: 0.6, veranda: 0.58, garden: 0.6 };

/** The part of the world that a picture of this width to height shows around `bounds`. Whole millimetres. */
export function frameView(bounds: Box, place: Place, ratio = CARD_RATIO): Box {
  const width = Math.round(Math.max(bounds.width / FILL.across, (bounds.height / FILL.down) * ratio));
  const height = Math.round(width / ratio);
  return {
    x: Math.round(bounds.x - (width - bounds.width) / 2),
    y: Math.round(bounds.y - (height - bounds.height) * ABOVE[place]),
    width,
    height,
  };
}
