import { Dimension, Label, Pointer } from "../parts/annotations";
import { CLOTH, FRAME } from "../parts/paints";
import { Sheet } from "../parts/Sheet";

const VANES = [0, 1, 2, 3, 4, 5, 6, 7];

/** A vertical blind from the front, with the gap at its foot. */
export function VerticalRail() {
  return (
    <Sheet drawing="vertical-rail" height={330}>
      <rect x="50" y="40" width="240" height="16" fill={FRAME} strokeWidth="1.4" />
      {VANES.map((vane) => (
        <g key={vane}>
          <path d={`M${66 + vane * 29} 56v8`} strokeWidth="2" />
          <rect x={54 + vane * 29} y="64" width="25" height="206" fill={CLOTH} />
          <path d={`M${54 + vane * 29} 260h25`} strokeWidth="2.4" />
        </g>
      ))}
      <path d="M298 52V200" strokeWidth="3" />
      <path d="M20 284H340" strokeWidth="2.4" />
      <Dimension from={[312, 270]} to={[312, 284]} figure="5–15" side="above" />
      <Pointer x={180} y={20} to={[168, 60]} anchor="middle" text="hook" />
      <Pointer x={330} y={104} to={[298, 130]} anchor="middle" text="wand" />
      <Pointer x={84} y={312} to={[96, 262]} anchor="middle" text="weight" />
      <Label x={240} y={312} text="floor or board" />
    </Sheet>
  );
}
