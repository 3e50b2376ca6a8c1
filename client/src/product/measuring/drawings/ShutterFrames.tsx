import { Label, Pointer } from "../parts/annotations";
import { FrameCorner, type FrameName } from "../parts/FrameCorner";
import { WALL } from "../parts/paints";
import { Sheet } from "../parts/Sheet";

type CornerProps = { y: number; frame: FrameName; name: string; where: string };

function Corner({ y, frame, name, where }: CornerProps) {
  return (
    <g transform={`translate(0 ${y})`}>
      <FrameCorner frame={frame} />
      <Label x={226} y={24} anchor="start" bold text={name} />
      <Label x={226} y={46} anchor="start" text={where} />
    </g>
  );
}

/** Cuts through a side of the window from above: the three frames that panels hang in. */
export function ShutterFrames() {
  return (
    <Sheet drawing="shutter-frames" height={356}>
      <Corner y={46} frame="L frame" name="L frame" where="inside" />
      <Corner y={144} frame="Z frame" name="Z frame" where="inside, with trim" />
      <Corner y={242} frame="outside frame" name="Outside frame" where="on the wall" />
      <Label x={65} y={78} ground={WALL} text="wall" />
      <Pointer x={152} y={20} to={[140, 52]} anchor="middle" text="window" />
      <Pointer x={176} y={124} to={[166, 94]} anchor="middle" text="panel" />
      <Label x={200} y={338} text="room" />
    </Sheet>
  );
}
