import type { Box } from "./model/measures";
import type { Place } from "./model/subject";

/** Cards are four wide and five high. */
const RATIO = 5 / 4;
/** Usual width of a card's picture on the screen. */
export const PICTURE_PIXELS = 300;
/** Share of the picture's width and height that the product may fill; the rest is wall. */
const FILL = { across: 0.8, down: 0.8 } as const;
/** Share of the spare height that lies above the product: what stands on the ground sits low. */
const ABOVE: Readonly<Record<Place, number>> = { room: 0.48, roof: 0.5, terrace: 0.6, veranda: 0.58, garden: 0.6 };

/** The part of the world that a 4:5 picture shows around `bounds`. Whole millimetres. */
export function frameView(bounds: Box, place: Place): Box {
  const width = Math.round(Math.max(bounds.width / FILL.across, bounds.height / FILL.down / RATIO));
  const height = Math.round(width * RATIO);
  return {
    x: Math.round(bounds.x - (width - bounds.width) / 2),
    y: Math.round(bounds.y - (height - bounds.height) * ABOVE[place]),
    width,
    height,
  };
}
