import { darker, fade, shadow } from "../model/colour";
import { path, tenth } from "../model/measures";
import type { Subject } from "../model/subject";
import { Rail } from "../parts/Rail";
import { Shade } from "../parts/shades";
import { ShutterPanels } from "../parts/ShutterPanels";

/** Share of the width that each side of the bay takes when seen from the front. */
const SIDE = 0.23;
/** The widest leaf of a side as it looks from the front, in millimetres. */
const WIDEST_SIDE_LEAF = 500;

/** Three facets of a bay: the sides turn away from the light and meet the front at posts. */
export function BayShutter({ width, height, colour, finish, pixel, trial, chosen }: Subject) {
  const side = width * SIDE;
  const box = { y: 0, height };
  const look = { colour, finish, pixel, trial, chosen };
  const post = Math.min(44, width * 0.04);
  const corners = [side, width - side];
  const sides = [
    { x: 0, stops: [shadow(0.03), shadow(0.2)] },
    { x: width - side, stops: [shadow(0.16), shadow(0.05)] },
  ];
  return (
    <>
      <ShutterPanels {...box} {...look} x={side} width={width - 2 * side} />
      {sides.map((facet) => (
        <g key={facet.x}>
          <ShutterPanels {...box} {...look} x={facet.x} width={side} leaves={Math.ceil(side / WIDEST_SIDE_LEAF)} />
          <Shade {...box} {...facet} width={side} across />
        </g>
      ))}
      {corners.map((x) => (
        <Rail key={x} {...box} {...{ colour, finish }} x={x - post / 2} width={post} radius={0} upright />
      ))}
      <path
        d={corners.map((x) => path`M${x} 0v${height}`).join("")}
        stroke={fade(darker(colour, 0.6), 0.5)}
        strokeWidth={tenth(pixel)}
      />
    </>
  );
}
