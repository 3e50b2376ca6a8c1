import { boxPath, type Box } from "../model/measures";
import type { Look } from "../model/subject";
import { GardenView } from "./GardenView";
import { Outlines, Shade, Shadow } from "./shades";
import { windowPanes } from "./window-panes";

/** A white casement window with the garden behind it, seen from the room. */
export function Window({ pixel, ...frame }: Box & Pick<Look, "pixel">) {
  const { sashes, glass } = windowPanes(frame);
  return (
    <>
      <Shade {...frame} across stops={["#fbfaf7", "#e9e5dd"]} />
      <GardenView {...frame} panes={boxPath(...glass)} />
      <Outlines boxes={[...glass, ...sashes, frame]} colour="#b9b3a6" width={pixel} />
      <Shadow {...frame} height={Math.min(frame.height * 0.12, 130)} depth={0.3} />
    </>
  );
}
