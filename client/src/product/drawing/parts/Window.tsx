import { boxPath, tenth, type Box } from "../model/measures";
import type { Look } from "../model/subject";
import { GardenView } from "./GardenView";
import { Shade, Shadow } from "./shades";
import { windowPanes } from "./window-panes";

/** A white casement window with the garden behind it, seen from the room. */
export function Window({ pixel, ...frame }: Box & Pick<Look, "pixel">) {
  const { sashes, glass } = windowPanes(frame);
  const panes = glass.map(boxPath).join("");
  return (
    <>
      <Shade {...frame} across stops={["#fbfaf7", "#e9e5dd"]} />
      <GardenView {...frame} panes={panes} />
      <path
        d={panes + sashes.map(boxPath).join("") + boxPath(frame)}
        fill="none"
        stroke="#b9b3a6"
        strokeWidth={tenth(pixel)}
      />
      <Shadow {...frame} height={Math.min(frame.height * 0.12, 130)} depth={0.3} />
    </>
  );
}
