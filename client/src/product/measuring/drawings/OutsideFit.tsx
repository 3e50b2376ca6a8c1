import { Dimension, Pointer } from "../parts/annotations";
import { Casement } from "../parts/Casement";
import { CLOTH } from "../parts/paints";
import { Sheet } from "../parts/Sheet";

/** A blind on the wall over a recess, with what it reaches past the opening. */
export function OutsideFit() {
  return (
    <Sheet drawing="outside-fit" height={400}>
      <Casement x={108} y={114} width={136} height={190} />
      <rect x="72" y="78" width="208" height="262" fill={CLOTH} fillOpacity="0.72" strokeWidth="1.6" />
      <rect x="72" y="78" width="208" height="14" fill={CLOTH} strokeWidth="1.6" />
      <rect x="108" y="114" width="136" height="190" strokeDasharray="4 3" strokeWidth="1.4" />
      <Dimension from={[72, 40]} to={[280, 40]} figure="width to order" strong />
      <Dimension from={[318, 78]} to={[318, 340]} figure="drop" strong />
      <Dimension from={[72, 190]} to={[108, 190]} figure="75" side="above" ground={CLOTH} />
      <Dimension from={[244, 190]} to={[280, 190]} figure="75" side="above" ground={CLOTH} />
      <Dimension from={[176, 78]} to={[176, 114]} figure="75" side="right" ground={CLOTH} />
      <Dimension from={[176, 304]} to={[176, 340]} figure="50–100" side="right" ground={CLOTH} />
      <Pointer x={20} y={374} to={[108, 276]} text="edge of the recess" />
    </Sheet>
  );
}
