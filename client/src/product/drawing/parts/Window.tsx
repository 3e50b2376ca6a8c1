import { fade, SHADOW } from "../model/colour";
import { boxPath, tenth, type Box } from "../model/measures";
import { GardenView } from "./GardenView";
import { Shade } from "./Shade";
import { windowPanes } from "./window-panes";

interface WindowProps extends Box {
  readonly pixel: number;
}

/** A white casement window with the garden behind it, seen from the room. */
export function Window({ pixel, ...frame }: WindowProps) {
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
      <Shade {...frame} height={Math.min(frame.height * 0.12, 130)} stops={[fade(SHADOW, 0.3), fade(SHADOW, 0)]} />
    </>
  );
}
