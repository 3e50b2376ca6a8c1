import { Dimension, Label, Pointer } from "../parts/annotations";
import { CLOTH, FRAME, GLASS } from "../parts/paints";
import { Sheet } from "../parts/Sheet";

/** A pair of glazed doors, a blind on each leaf. */
export function FrenchDoors() {
  return (
    <Sheet drawing="french-doors" height={386}>
      <rect x="60" y="24" width="240" height="306" fill={FRAME} strokeWidth="1.6" />
      <path d="M180 24V330" strokeWidth="1.4" />
      <rect x="84" y="48" width="62" height="238" fill={GLASS} />
      <rect x="214" y="48" width="62" height="238" fill={GLASS} />
      <rect x="72" y="40" width="86" height="258" fill={CLOTH} fillOpacity="0.75" strokeWidth="1.4" />
      <rect x="84" y="48" width="62" height="238" strokeDasharray="4 3" />
      <path d="M170 176v26M170 180h-8M190 176v26M190 180h14" strokeWidth="3" />
      <Dimension from={[72, 346]} to={[158, 346]} figure="blind" strong side="below" />
      <Dimension from={[214, 110]} to={[276, 110]} figure="glass" strong ground={GLASS} />
      <Dimension from={[324, 48]} to={[324, 286]} figure="glass" strong />
      <Pointer x={10} y={130} to={[78, 130]} text="20–50" />
      <Pointer x={236} y={214} to={[200, 182]} ground={GLASS} text="lever" />
      <Label x={244} y={359} text="Keep clear of levers" />
    </Sheet>
  );
}
