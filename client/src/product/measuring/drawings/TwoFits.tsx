import { Dimension, Label } from "../parts/annotations";
import { Casement } from "../parts/Casement";
import { CLOTH } from "../parts/paints";
import { Sheet } from "../parts/Sheet";

/** The first choice: where the blind hangs. */
export function TwoFits() {
  return (
    <Sheet drawing="two-fits" height={268}>
      <Casement x={30} y={70} width={120} height={140} />
      <rect x="33" y="70" width="114" height="76" fill={CLOTH} strokeWidth="1.4" />
      <Dimension from={[30, 48]} to={[150, 48]} figure="recess" strong />
      <Casement x={220} y={70} width={96} height={140} />
      <rect x="204" y="56" width="128" height="90" fill={CLOTH} strokeWidth="1.4" />
      <path d="M220 146V70h96v76" strokeDasharray="3 3" strokeWidth="1.2" />
      <Dimension from={[204, 34]} to={[332, 34]} figure="blind" strong />
      <Label x={90} y={246} bold text="Inside mount" />
      <Label x={268} y={246} bold text="Outside mount" />
    </Sheet>
  );
}
