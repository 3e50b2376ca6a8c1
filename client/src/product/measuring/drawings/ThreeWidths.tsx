import { Dimension, Label } from "../parts/annotations";
import { Casement } from "../parts/Casement";
import { GLASS } from "../parts/paints";
import { Sheet } from "../parts/Sheet";

/** Widths of a recess: top, middle, bottom. The sample figures differ, as they do in a house. */
export function ThreeWidths() {
  return (
    <Sheet drawing="three-widths" height={330}>
      <Casement x={60} y={30} width={240} height={234} />
      <Dimension from={[60, 62]} to={[300, 62]} figure="1204 mm" at={0.255} ground={GLASS} />
      <Dimension from={[60, 147]} to={[300, 147]} figure="1200 mm" at={0.255} ground={GLASS} strong />
      <Dimension from={[60, 232]} to={[300, 232]} figure="1202 mm" at={0.255} ground={GLASS} />
      <Label x={180} y={302} text="Order the smallest: width 1200 mm" />
    </Sheet>
  );
}
