import { Label, Pointer } from "../parts/annotations";
import { Masonry } from "../parts/Masonry";
import { FRAME, GLASS, WALL, WOOD } from "../parts/paints";
import { Sheet } from "../parts/Sheet";

type CornerProps = { y: number; name: string; where: string; frame: string; panelX: number; panelY: number };

function Corner({ y, name, where, frame, panelX, panelY }: CornerProps) {
  return (
    <g transform={`translate(0 ${y})`}>
      <Masonry d="M20 0H110V64H20Z" />
      <rect x="110" y="0" width="54" height="12" fill={FRAME} strokeWidth="1.4" />
      <rect x="164" y="3" width="30" height="6" fill={GLASS} />
      <path d={frame} fill={WOOD} strokeWidth="1.4" />
      <rect x={panelX} y={panelY} width="66" height="12" fill={FRAME} strokeWidth="1.4" />
      <Label x={226} y={24} anchor="start" bold text={name} />
      <Label x={226} y={46} anchor="start" text={where} />
    </g>
  );
}

/** Cuts through a side of the window from above: the three frames that panels hang in. */
export function ShutterFrames() {
  return (
    <Sheet drawing="shutter-frames" height={356}>
      <Corner y={46} name="L frame" where="inside" frame="M110 36h12v16h6v10h-18z" panelX={130} panelY={40} />
      <Corner
        y={144}
        name="Z frame"
        where="inside, with trim"
        frame="M110 40h12v16h6v14H88v-6h22z"
        panelX={130}
        panelY={46}
      />
      <Corner y={242} name="Outside frame" where="on the wall" frame="M78 64h26v30H78z" panelX={106} panelY={72} />
      <Label x={65} y={78} ground={WALL} text="wall" />
      <Pointer x={152} y={20} to={[140, 52]} anchor="middle" text="window" />
      <Pointer x={176} y={124} to={[166, 94]} anchor="middle" text="panel" />
      <Label x={200} y={338} text="room" />
    </Sheet>
  );
}
