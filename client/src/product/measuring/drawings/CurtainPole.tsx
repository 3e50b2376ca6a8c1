import { Dimension, Label } from "../parts/annotations";
import { Casement } from "../parts/Casement";
import { CLOTH, FRAME } from "../parts/paints";
import { Sheet } from "../parts/Sheet";

const FOLDS = [0, 1, 2, 3];

/** Curtains on a pole, from the front: what is measured, and how far the pole reaches past the window. */
export function CurtainPole() {
  return (
    <Sheet drawing="curtain-pole" height={380}>
      <Casement x={104} y={96} width={132} height={160} />
      {[64, 240].map((x) => (
        <g key={x}>
          <rect x={x} y="70" width="36" height="262" fill={CLOTH} strokeWidth="1.4" />
          {FOLDS.map((fold) => (
            <path key={fold} d={`M${x + 7 + fold * 7.3} 74V328`} strokeWidth="0.8" />
          ))}
        </g>
      ))}
      <rect x="60" y="62" width="220" height="8" rx="4" fill={FRAME} strokeWidth="1.6" />
      <circle cx="54" cy="66" r="7" fill={FRAME} strokeWidth="1.6" />
      <circle cx="286" cy="66" r="7" fill={FRAME} strokeWidth="1.6" />
      <path d="M20 340H340" strokeWidth="2.4" />
      <Dimension from={[60, 36]} to={[280, 36]} figure="width: the pole" strong />
      <Dimension from={[320, 66]} to={[320, 332]} figure="drop" strong />
      <Dimension from={[170, 70]} to={[170, 96]} figure="150" side="right" />
      <Dimension from={[60, 280]} to={[104, 280]} figure="150–200" side="below" />
      <Dimension from={[236, 280]} to={[280, 280]} figure="150–200" side="below" />
      <Label x={170} y={360} text="hem 10–15 above the floor" />
    </Sheet>
  );
}
