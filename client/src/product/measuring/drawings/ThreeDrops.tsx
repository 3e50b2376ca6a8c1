import { Casement } from "../parts/Casement";
import { Dimension } from "../parts/Dimension";
import { Label } from "../parts/Label";
import { GLASS } from "../parts/paints";
import { Sheet } from "../parts/Sheet";

/** Drops of a recess: left, middle, right, from the lintel to the window board. */
export function ThreeDrops() {
  return (
    <Sheet
      title="Three drops of a recess"
      description="The same window. The drop is taken in three places, from the underside of the lintel down to the window board: 1403 mm on the left, 1402 mm in the middle, 1400 mm on the right. The smallest, 1400 mm, is the one to order."
      height={330}
    >
      <Casement x={60} y={30} width={240} height={234} />
      <Dimension from={[92, 30]} to={[92, 264]} figure="1403" at={0.3} ground={GLASS} />
      <Dimension from={[212, 30]} to={[212, 264]} figure="1402" at={0.5} ground={GLASS} />
      <Dimension from={[266, 30]} to={[266, 264]} figure="1400" at={0.7} ground={GLASS} strong />
      <Label x={180} y={302} text="Order the smallest: drop 1400 mm" />
    </Sheet>
  );
}
