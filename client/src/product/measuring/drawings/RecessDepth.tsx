import { Dimension, Label, Pointer } from "../parts/annotations";
import { Masonry } from "../parts/Masonry";
import { CLOTH, FRAME, GLASS } from "../parts/paints";
import { Sheet } from "../parts/Sheet";

/** A cut through wall and window from the side: how deep the recess is, and what stands in the way. */
export function RecessDepth() {
  return (
    <Sheet drawing="recess-depth" height={352}>
      <Masonry d="M60 20H250V96H60Z" />
      <Masonry d="M60 284H250V330H60Z" />
      <rect x="84" y="96" width="18" height="188" fill={FRAME} strokeWidth="1.4" />
      <rect x="90" y="106" width="6" height="168" fill={GLASS} />
      <path d="M102 196h16v24" strokeWidth="4" strokeLinejoin="round" />
      <rect x="102" y="276" width="166" height="8" fill={FRAME} strokeWidth="1.4" />
      <circle cx="192" cy="116" r="13" fill={CLOTH} strokeWidth="1.4" />
      <path d="M205 116V258" strokeWidth="2.4" />
      <path d="M176 96v22M176 98h28" strokeWidth="2" />
      <Dimension from={[102, 152]} to={[250, 152]} figure="depth" at={0.4} strong />
      <path d="M250 96V160" strokeDasharray="3 3" />
      <Pointer x={268} y={116} to={[196, 112]} text="brackets" />
      <Pointer x={130} y={244} to={[116, 214]} text="handle" />
      <Pointer x={276} y={240} to={[205, 240]} text="cloth" />
      <Pointer x={276} y={306} to={[262, 281]} text="board" />
      <Label x={30} y={200} text="outside" />
      <Label x={316} y={190} text="room" />
    </Sheet>
  );
}
