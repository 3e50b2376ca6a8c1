import { darker, fade, SHADOW } from "../model/colour";
import type { Finish } from "../model/finish";
import { tenth, type Box } from "../model/measures";
import { Rail } from "./Rail";
import { Shade } from "./Shade";
import { ShutterPanels } from "./ShutterPanels";

interface BayShutterProps extends Box {
  readonly colour: string;
  readonly finish: Finish;
  readonly pixel: number;
}

/** Share of the width that each side of the bay takes when seen from the front. */
const SIDE = 0.23;
/** The widest leaf of a side as it looks from the front, in millimetres. */
const WIDEST_SIDE_LEAF = 500;

/** Three facets of a bay: the sides turn away from the light and meet the front at posts. */
export function BayShutter({ colour, finish, pixel, ...box }: BayShutterProps) {
  const { x, y, width, height } = box;
  const side = width * SIDE;
  const look = { colour, finish, pixel };
  const post = Math.min(44, width * 0.04);
  const sides = [
    { x, stops: [fade(SHADOW, 0.03), fade(SHADOW, 0.2)] },
    { x: x + width - side, stops: [fade(SHADOW, 0.16), fade(SHADOW, 0.05)] },
  ];
  return (
    <>
      <ShutterPanels {...box} {...look} x={x + side} width={width - 2 * side} />
      {sides.map((facet) => (
        <g key={facet.x}>
          <ShutterPanels {...box} {...look} x={facet.x} width={side} leaves={Math.ceil(side / WIDEST_SIDE_LEAF)} />
          <Shade {...box} {...facet} width={side} across />
        </g>
      ))}
      {[x + side, x + width - side].map((centre) => (
        <Rail key={centre} {...look} x={centre - post / 2} y={y} width={post} height={height} radius={0} upright />
      ))}
      <path
        d={[x + side, x + width - side].map((centre) => `M${tenth(centre)} ${tenth(y)}v${tenth(height)}`).join("")}
        stroke={fade(darker(colour, 0.6), 0.5)}
        strokeWidth={tenth(pixel)}
      />
    </>
  );
}
