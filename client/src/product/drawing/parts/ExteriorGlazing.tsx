import { fade } from "../model/colour";
import { path, type Box } from "../model/measures";
import type { Look } from "../model/subject";
import { Rail } from "./Rail";
import { Outlines, Shade } from "./shades";
import { windowPanes } from "./window-panes";

const FRAME = "#54595a";

/** A glazed door or window seen from outside: the room behind is dark and the glass mirrors the sky. */
export function ExteriorGlazing({ pixel, ...frame }: Box & Pick<Look, "pixel">) {
  const { sashes, glass } = windowPanes(frame);
  return (
    <>
      <Shade {...frame} across stops={["#666b6b", "#4b5051"]} />
      <Outlines boxes={sashes} colour={fade("#1c1f20", 0.6)} width={pixel} />
      {glass.map((pane) => (
        <g key={pane.x}>
          <Shade {...pane} stops={["#b7c6ca", [0.45, "#8a9b9c"], [0.8, "#6b7a75"], "#5f6e62"]} />
          <path
            d={path`M${pane.x + pane.width * 0.2} ${pane.y}h${pane.width * 0.35}l${-pane.width * 0.55} ${pane.height * 0.62}v${-pane.height * 0.36}z`}
            fill="#fff"
            opacity=".13"
          />
        </g>
      ))}
      <Rail
        x={frame.x - 30}
        y={frame.y + frame.height}
        width={frame.width + 60}
        height={24}
        colour={FRAME}
        radius={2}
      />
    </>
  );
}
