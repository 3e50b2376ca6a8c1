import { Label } from "../parts/annotations";
import { FrameCorner, type FrameName } from "../parts/FrameCorner";
import { WALL } from "../parts/paints";
import { CardSheet } from "./CardSheet";

/** The corner of a window from above, with one of the frames that shutters hang in. */
export const FrameCard = ({ frame }: { frame: FrameName }) => (
  <CardSheet>
    <g transform="translate(-18 8)">
      <FrameCorner frame={frame} />
      <Label x={54} y={32} ground={WALL} text="wall" />
    </g>
    <Label x={122} y={104} text="room" />
  </CardSheet>
);
