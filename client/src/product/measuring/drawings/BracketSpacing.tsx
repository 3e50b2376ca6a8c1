import { Dimension, Label, Pointer } from "../parts/annotations";
import { CLOTH, FRAME } from "../parts/paints";
import { Sheet } from "../parts/Sheet";

const BRACKET = { y: 66, width: 16, height: 34, fill: FRAME, strokeWidth: 1.4 } as const;

/** Where brackets sit along a headrail. */
export function BracketSpacing() {
  return (
    <Sheet drawing="bracket-spacing" height={196}>
      <path d="M12 66H348" strokeDasharray="5 4" strokeWidth="1.2" />
      <rect x="30" y="70" width="300" height="26" fill={CLOTH} strokeWidth="1.4" />
      <rect {...BRACKET} x={60} />
      <rect {...BRACKET} x={172} />
      <rect {...BRACKET} x={284} />
      <Dimension from={[30, 122]} to={[68, 122]} figure="50–100" side="below" />
      <Dimension from={[292, 122]} to={[330, 122]} figure="50–100" side="below" />
      <Dimension from={[68, 40]} to={[180, 40]} figure="up to 900" />
      <Dimension from={[180, 40]} to={[292, 40]} figure="up to 900" />
      <Pointer x={180} y={138} to={[226, 84]} anchor="middle" text="headrail" />
      <Label x={180} y={172} text="One level pencil line for all" />
    </Sheet>
  );
}
