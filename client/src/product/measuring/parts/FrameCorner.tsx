import { Masonry } from "./Masonry";
import { FRAME, GLASS, WOOD } from "./paints";

/** As the catalogue calls them. */
export type FrameName = "L frame" | "Z frame" | "outside frame";

/** The cut of each frame as path data, and where its panel begins. */
const FRAMES: Readonly<Record<FrameName, { path: string; panelX: number; panelY: number }>> = {
  "L frame": { path: "M110 36h12v16h6v10h-18z", panelX: 130, panelY: 40 },
  "Z frame": { path: "M110 40h12v16h6v14H88v-6h22z", panelX: 130, panelY: 46 },
  "outside frame": { path: "M78 64h26v30H78z", panelX: 106, panelY: 72 },
};

/** A cut through one side of a window from above, the room below: wall, window, and a shutter's frame with its panel. */
export function FrameCorner({ frame }: { frame: FrameName }) {
  const { path, panelX, panelY } = FRAMES[frame];
  return (
    <>
      <Masonry d="M20 0H110V64H20Z" />
      <rect x="110" y="0" width="54" height="12" fill={FRAME} strokeWidth="1.4" />
      <rect x="164" y="3" width="30" height="6" fill={GLASS} />
      <path d={path} fill={WOOD} strokeWidth="1.4" />
      <rect x={panelX} y={panelY} width="66" height="12" fill={FRAME} strokeWidth="1.4" />
    </>
  );
}
