import type { Chosen } from "../model/chosen";
import { darker, fade, lighter } from "../model/colour";
import { path } from "../model/measures";
import { BEAM, roofLine } from "../model/pergola-perspective";
import type { Subject } from "../model/subject";

/** Pitch of roof louvres, in millimetres. */
export const LOUVRE_PITCH = 200;
/** Louvres nearer together than this many screen pixels would blur: in small pictures fewer are drawn. */
const CLEAREST = 22;

/** Share of its pitch that an open louvre covers. */
const OPENED = 0.62;

/** Whether the louvres run from the house into the garden. */
export const runAway = (chosen: Chosen): boolean =>
  chosen["louvres run"] === "away from the house" || chosen["louvres run"] === "along the depth";

/** The roof from below: louvres turned open, sky between them. */
export function PergolaLouvres({ width, height: depth, colour, pixel, chosen }: Subject) {
  const isAway = runAway(chosen);
  const count = Math.max(3, Math.round((isAway ? width : depth) / Math.max(LOUVRE_PITCH, CLEAREST * pixel)));
  const [front, rear] = [roofLine(width, 0), roofLine(width, depth)];
  const across = ({ left, right }: typeof front, share: number) => left + (right - left) * share;
  const louvres = Array.from({ length: count }, (_, index) => {
    const [from, to] = [index / count, (index + OPENED) / count];
    if (isAway)
      return path`M${across(front, from)} ${front.y}H${across(front, to)}L${across(rear, to)} ${rear.y}H${across(rear, from)}z`;
    const [near, far] = [roofLine(width, depth * from), roofLine(width, depth * to)];
    return `M${near.left} ${near.y}H${near.right}L${far.right} ${far.y}H${far.left}z`;
  }).join("");
  const beams = path`M0 ${front.y}L${rear.left} ${rear.y}v${-BEAM * rear.scale}L0 0zM${width} ${front.y}L${rear.right} ${rear.y}v${-BEAM * rear.scale}L${width} 0z`;
  return (
    <>
      <path d={path`M0 ${front.y}H${width}L${rear.right} ${rear.y}H${rear.left}z`} fill="#eef4f5" />
      <path d={louvres} fill={darker(colour, 0.22)} stroke={fade(lighter(colour, 0.3), 0.8)} strokeWidth="8" />
      <path d={beams} fill={darker(colour, 0.3)} />
    </>
  );
}
