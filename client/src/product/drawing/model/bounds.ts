/**
 * What has to be in view of each kind of product, beyond the size itself. Millimetres, from the top left corner of the
 * ordered size; the frames around it measure the same here as in the drawings.
 */
import { chosenMm, type Chosen } from "./chosen";
import { clamp, inset, type Box } from "./measures";

/** From this height on an opening is a door: it stands on the floor and has no window board. */
export const DOOR_HEIGHT = 1950;
/** How far the window board stands past the recess on each side, and how deep it looks with its shadow. */
export const BOARD = { overhang: 36, height: 70 } as const;
/** Width of the sash around the glass of a perfect fit blind, and around that of a roof window. */
export const SASH = 74;
export const ROOF_SASH = 58;
/** How far a pole's ends stand past its measured length. */
const FINIAL = 70;
/** Posts and beam of the veranda that a patio roller hangs in. */
export const VERANDA = { post: 110, beam: 150 } as const;
/** Thickness of the house wall that an awning is drawn on, from above. */
export const HOUSE_WALL = 170;
/** Height of a pergola's posts and beam, which leaves 2.3 m clear. */
export const PERGOLA_HEIGHT = 2500;

const whole = (width: number, height: number): Box => ({ x: 0, y: 0, width, height });

export function recess(width: number, height: number): Box {
  const board = height < DOOR_HEIGHT ? BOARD.height : 0;
  return { x: -BOARD.overhang, y: 0, width: width + 2 * BOARD.overhang, height: height + board };
}

/** How much window is seen above café shutters of this height: as much again, as far as a window of a room goes. */
export function aboveCafe(height: number): number {
  return Math.min(height, 900);
}

export function cafeWindow(width: number, height: number): Box {
  const { overhang, height: board } = BOARD;
  const above = aboveCafe(height);
  return { x: -overhang, y: -above, width: width + 2 * overhang, height: above + height + board };
}

export function pole(width: number, height: number): Box {
  return { x: -FINIAL, y: -30, width: width + 2 * FINIAL, height: height + 30 };
}

/** How much of the window is seen below a pelmet: as far as its own width suggests. */
export const belowPelmet = (width: number): number => clamp(width * 0.55, 500, 1100);

export function pelmet(width: number, height: number): Box {
  const { overhang, height: board } = BOARD;
  return { x: -overhang, y: -30, width: width + 2 * overhang, height: 30 + height + belowPelmet(width) + board };
}

export function sash(width: number, height: number): Box {
  const frame = inset(whole(width, height), -SASH);
  const side = BOARD.overhang;
  return { x: frame.x - side, y: frame.y, width: frame.width + 2 * side, height: frame.height + BOARD.height };
}

/** How deep the lining of a roof opening looks around its window. */
function liningDepth(width: number, height: number): number {
  return clamp(Math.min(width, height) * 0.16, 70, 190);
}

export function roofLining(width: number, height: number): Box {
  return inset(whole(width, height), -ROOF_SASH - liningDepth(width, height));
}

/** How far beside the lining the pole for a blind out of reach hangs, and the room that it takes. */
export const POLE = { gap: 45, room: 90 } as const;

/** The opening in the roof, and the pole at its left from its upper edge on. */
export function roofOpening(width: number, height: number, chosen: Chosen): Box {
  const lining = roofLining(width, height);
  const pole = chosenMm(chosen["pole"]);
  if (pole === undefined) return lining;
  const { x, y, width: across, height: down } = lining;
  return { x: x - POLE.room, y, width: across + POLE.room, height: Math.max(down, pole) };
}

/** Height of an awning's bracket above the ground at a pitch of 14 degrees: 2 m and a quarter of the projection. */
export function bracketHeight(projection: number): number {
  return 2000 + projection / 4;
}

/** The front bar is nearer to the eye than the wall: it looks a little longer on each side. */
export function awningFlare(reach: number): number {
  return reach * 0.055;
}

export function awningFront(width: number, projection: number): Box {
  const side = awningFlare(projection) + 40;
  return { x: -side, y: 0, width: width + 2 * side, height: bracketHeight(projection) };
}

const fromAbove = (width: number, depth: number): Box => ({
  x: 0,
  y: -HOUSE_WALL,
  width,
  height: depth + HOUSE_WALL,
});

/** Heights of an awning's front bar and of the strip of cloth that hangs from it. */
export const AWNING_FRONT = { bar: 70, valance: 190 } as const;

/** Where the front of an awning begins on its drawing, below its view from above. */
export const belowPlan = (width: number, projection: number): number => projection + width * 0.07;

/** From above, with the wall it hangs on, and below it room for its front with a valance, so that nothing moves when one is chosen. */
export function awningPlan(width: number, projection: number): Box {
  const { bar, valance } = AWNING_FRONT;
  return { ...fromAbove(width, projection), height: HOUSE_WALL + belowPlan(width, projection) + bar + valance };
}

export function veranda(width: number, height: number): Box {
  const side = VERANDA.post + 60;
  return { x: -side, y: -VERANDA.beam, width: width + 2 * side, height: height + VERANDA.beam };
}

export function pergolaFront(width: number): Box {
  return whole(width, PERGOLA_HEIGHT);
}

/** From above, with the wall of the house, if it stands against one. */
export function pergolaPlan(width: number, depth: number): Box {
  return fromAbove(width, depth);
}
