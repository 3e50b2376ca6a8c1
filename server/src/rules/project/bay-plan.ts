type Point = readonly [x: number, y: number];

/** A part of a bay, from above: its ends in mm, as seen with the room below. */
export type BayFacet = { readonly from: Point; readonly to: Point };

export type BayPlan = {
  readonly facets: readonly BayFacet[];
  /** In mm; its top left corner is 0, 0. */
  readonly width: number;
  readonly height: number;
};

/** Degrees at which an angle of a bay is drawn that isn't known. */
export const USUAL_BAY_ANGLE = 135;

/** The angle of a straight wall, in degrees. */
const STRAIGHT = 180;

/**
 * The plan of a bay from above, symmetrical to the wall where its angles are.
 * @param widths of the parts from left to right, in mm
 * @param angles between neighbours inside the room, in degrees, one less than parts: 180 is a straight wall
 */
export function bayPlan(widths: readonly number[], angles: readonly number[]): BayPlan {
  const turns = angles.map((angle) => STRAIGHT - angle);
  let heading = -turns.reduce((sum, turn) => sum + turn, 0) / 2;
  const points: Point[] = [[0, 0]];
  widths.forEach((width, index) => {
    const [x, y] = points.at(-1) ?? [0, 0];
    const radians = (heading * Math.PI) / STRAIGHT;
    points.push([x + width * Math.cos(radians), y + width * Math.sin(radians)]);
    heading += turns[index] ?? 0;
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const placed = points.map(([x, y]): Point => [x - left, y - top]);
  return {
    facets: placed.slice(1).map((to, index) => ({ from: placed[index] ?? to, to })),
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
  };
}
