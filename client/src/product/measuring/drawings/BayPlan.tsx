import { Dimension, Label, Pointer } from "../parts/annotations";
import { CLOTH, FRAME } from "../parts/paints";
import { Sheet } from "../parts/Sheet";

/** A bay from above: three facets, three blinds, and the cards that show where they meet. */
export function BayPlan() {
  return (
    <Sheet drawing="bay" height={330}>
      <path d="M20 250 104 92H256l84 158" strokeWidth="16" stroke="currentColor" strokeLinejoin="miter" />
      <path d="M20 250 104 92H256l84 158" strokeWidth="13" stroke={FRAME} strokeLinejoin="miter" />
      <path d="M8 258H40M320 258h32" strokeWidth="3" />
      <path d="M124 124H236" strokeWidth="9" stroke="currentColor" />
      <path d="M124 124H236" strokeWidth="6.5" stroke={CLOTH} />
      <path d="M118 132 54 252M242 132 306 252" strokeWidth="9" stroke="currentColor" />
      <path d="M118 132 54 252M242 132 306 252" strokeWidth="6.5" stroke={CLOTH} />
      <Dimension from={[124, 152]} to={[236, 152]} figure="centre" strong side="below" />
      <path d="M136 144 74 260M131.600 141.600l8.800 4.800M69.600 257.600l8.800 4.800" strokeWidth="2" />
      <path d="M224 144 286 260M228.400 141.600l-8.800 4.800M290.400 257.600l-8.800 4.800" strokeWidth="2" />
      <Label x={136} y={214} bold text="left" />
      <Label x={224} y={214} bold text="right" />
      <Pointer x={180} y={30} to={[121, 120]} anchor="middle" text="here the cards meet" />
      <path d="M180 38 239 120" strokeWidth="0.9" />
      <circle cx="239" cy="120" r="2.4" fill="currentColor" stroke="none" />
      <Label x={180} y={300} text="Measure where each rail hangs" />
    </Sheet>
  );
}
