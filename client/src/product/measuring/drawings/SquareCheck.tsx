import { Label } from "../parts/annotations";
import { Casement } from "../parts/Casement";
import { GLASS } from "../parts/paints";
import { Sheet } from "../parts/Sheet";

/** Whether the corners are square. */
export function SquareCheck() {
  return (
    <Sheet drawing="square-check" height={314}>
      <Casement x={60} y={26} width={240} height={224} />
      <path d="M60 26 300 250M300 26 60 250" strokeWidth="1.6" />
      <Label x={118} y={80} bold ground={GLASS} text="A" />
      <Label x={242} y={80} bold ground={GLASS} text="B" />
      <Label x={180} y={288} text="A and B within 5 mm: the recess is square" />
    </Sheet>
  );
}
