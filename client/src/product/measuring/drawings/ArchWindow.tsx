import { Dimension, Label } from "../parts/annotations";
import { FRAME, GLASS } from "../parts/paints";
import { Sheet } from "../parts/Sheet";

/** An arched window and the three figures that describe it. */
export function ArchWindow() {
  return (
    <Sheet drawing="arch" height={360}>
      <path d="M100 300V150a80 80 0 0 1 160 0V300Z" fill={FRAME} strokeWidth="1.4" />
      <path d="M109 291V150a71 71 0 0 1 142 0V291Z" fill={GLASS} />
      <path d="M176 291V79h8V291M109 146h142v8H109" fill={FRAME} />
      <rect x="86" y="300" width="188" height="9" fill={FRAME} strokeWidth="1.4" />
      <path d="M40 150H320" strokeDasharray="4 3" />
      <Dimension from={[100, 220]} to={[260, 220]} figure="width" strong ground={GLASS} />
      <Dimension from={[312, 70]} to={[312, 300]} figure="full" at={0.22} strong />
      <Dimension from={[52, 150]} to={[52, 300]} figure="straight" strong />
      <path d="M180 70H320" strokeDasharray="4 3" />
      <Label x={180} y={36} text="top of the curve" />
      <Label x={180} y={336} text="The curve begins at the dashed line" />
    </Sheet>
  );
}
