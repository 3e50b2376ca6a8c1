import { Label, Pointer } from "../parts/annotations";
import { FRAME, GLASS, WOOD } from "../parts/paints";
import { Sheet } from "../parts/Sheet";

/** A shutter frame in its recess, shimmed until its diagonals agree. */
export function ShutterSquare() {
  return (
    <Sheet drawing="shutter-square" height={330}>
      <rect x="66" y="28" width="214" height="232" fill={GLASS} strokeWidth="1.4" />
      <path d="M74 36H272V260H74ZM86 48V248H260V48Z" fill={WOOD} strokeWidth="1.4" />
      <path d="M66 78h8v22h-8zM66 190h8v22h-8zM272 78h8v22h-8zM272 190h8v22h-8z" fill={FRAME} strokeWidth="1.4" />
      <path d="M86 48 260 248M260 48 86 248" strokeWidth="1.6" />
      <Label x={126} y={94} bold ground={GLASS} text="A" />
      <Label x={220} y={94} bold ground={GLASS} text="B" />
      <Pointer x={306} y={142} to={[276, 92]} text="shim" />
      <Pointer x={10} y={142} to={[80, 150]} text="frame" />
      <Label x={180} y={298} text="A and B within 3 mm: the frame is square" />
    </Sheet>
  );
}
