import { Dimension, Pointer } from "../parts/annotations";
import { Casement } from "../parts/Casement";
import { CLOTH, FRAME } from "../parts/paints";
import { Sheet } from "../parts/Sheet";

/** How high the device that holds a chain taut is fixed. */
export function SafetyHeight() {
  return (
    <Sheet drawing="safety-height" height={416}>
      <path d="M8 390H352" strokeWidth="2.4" />
      <path d="M8 390 20 402M52 390 64 402M96 390l12 12M140 390l12 12M184 390l12 12M228 390l12 12M272 390l12 12M316 390l12 12" />
      <Casement x={36} y={50} width={128} height={210} />
      <rect x="36" y="46" width="138" height="15" fill={FRAME} strokeWidth="1.4" />
      <rect x="44" y="61" width="116" height="120" fill={CLOTH} strokeWidth="1.4" />
      <path d="M178 52v78M184 52v78" strokeWidth="1.6" strokeDasharray="2 2" />
      <rect x="174" y="126" width="14" height="20" rx="3" fill={FRAME} strokeWidth="2" />
      <Dimension from={[214, 52]} to={[214, 136]} figure="L" strong />
      <Dimension from={[214, 136]} to={[214, 390]} figure="S" at={0.6} strong />
      <Dimension from={[330, 46]} to={[330, 390]} figure="H" />
      <path d="M188 136H218M174 46H334" strokeDasharray="3 3" />
      <Pointer x={232} y={172} to={[184, 140]} text="safety device" />
    </Sheet>
  );
}
