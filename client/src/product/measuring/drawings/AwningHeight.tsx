import { Dimension, Label, Pointer } from "../parts/annotations";
import { FRAME, WALL } from "../parts/paints";
import { Sheet } from "../parts/Sheet";

/** An awning from the side, to scale for a projection of 3 m: how high its bracket sits. */
export function AwningHeight() {
  return (
    <Sheet drawing="awning-height" height={330}>
      <rect x="0" y="20" width="44" height="270" fill={WALL} strokeWidth="1.4" />
      <path d="M0 290H352" strokeWidth="2.4" />
      <rect x="44" y="58" width="22" height="24" rx="4" fill={FRAME} strokeWidth="1.6" />
      <path d="M66 70 284 124" strokeWidth="4" />
      <circle cx="286" cy="126" r="6" fill={FRAME} strokeWidth="1.6" />
      <Dimension from={[44, 34]} to={[286, 34]} figure="projection" strong />
      <path d="M286 40V118" strokeDasharray="3 3" />
      <Dimension from={[286, 134]} to={[286, 290]} figure="2 m to walk under" strong />
      <Dimension from={[96, 82]} to={[96, 290]} figure="bracket" strong />
      <Pointer x={196} y={84} to={[196, 102]} anchor="middle" text="pitch 14°" />
      <Label x={180} y={312} text="bracket: 2 m + projection ÷ 4" />
    </Sheet>
  );
}
