import { Dimension, Label } from "../parts/annotations";
import { Casement } from "../parts/Casement";
import { GLASS } from "../parts/paints";
import { Sheet } from "../parts/Sheet";

/** Drops of a recess: left, middle, right, from the lintel to the window board. */
export function ThreeDrops() {
  return (
    <Sheet drawing="three-drops" height={330}>
      <Casement x={60} y={30} width={240} height={234} />
      <Dimension from={[92, 30]} to={[92, 264]} figure="1403" at={0.3} ground={GLASS} />
      <Dimension from={[212, 30]} to={[212, 264]} figure="1402" at={0.5} ground={GLASS} />
      <Dimension from={[266, 30]} to={[266, 264]} figure="1400" at={0.7} ground={GLASS} strong />
      <Label x={180} y={302} text="Order the smallest: drop 1400 mm" />
    </Sheet>
  );
}
