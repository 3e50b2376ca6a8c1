import { darker, fade, lighter } from "../model/colour";
import { path } from "../model/measures";
import { BEAM, roofLine } from "../model/pergola-perspective";
import type { Subject } from "../model/subject";

/** Pitch of roof louvres, in millimetres. */
export const LOUVRE_PITCH = 200;
/** Louvres nearer together than this many screen pixels would blur: in small pictures fewer are drawn. */
const CLEAREST = 22;

/** The roof from below: louvres turned open, sky between them. */
export function PergolaLouvres({ width, height: depth, colour, pixel }: Subject) {
  const count = Math.max(3, Math.round(depth / Math.max(LOUVRE_PITCH, CLEAREST * pixel)));
  const [front, rear] = [roofLine(width, 0), roofLine(width, depth)];
  const louvres = Array.from({ length: count }, (_, index) => {
    const [near, far] = [roofLine(width, (depth * index) / count), roofLine(width, (depth * (index + 0.62)) / count)];
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
