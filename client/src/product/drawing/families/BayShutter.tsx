import { darker, fade, shadow } from "../model/colour";
import { path, tenth } from "../model/measures";
import type { Subject } from "../model/subject";
import { Rail } from "../parts/Rail";
import { Shade } from "../parts/shades";
import { ShutterPanels } from "../parts/ShutterPanels";

/** A facet of a bay: its share of the width when it is seen from the front, and how far it is turned away from the light. */
type Facet = { readonly share: number; readonly turn: number };

/** The facets on one side of the front, the outermost first, by the form of the bay. */
const SIDES: Readonly<Record<string, readonly Facet[]>> = {
  "five facets": [
    { share: 0.1, turn: 0.3 },
    { share: 0.19, turn: 0.14 },
  ],
  "square bay": [{ share: 0.09, turn: 0.4 }],
};
const THREE_FACETS: readonly Facet[] = [{ share: 0.23, turn: 0.2 }];
/** The widest leaf of a side as it looks from the front, in millimetres. */
const WIDEST_SIDE_LEAF = 500;

/** The facets of a bay: the sides turn away from the light and meet each other and the front at posts. */
export function BayShutter({ width, height, colour, finish, pixel, trial, chosen }: Subject) {
  const outer = SIDES[chosen["bay"] ?? ""] ?? THREE_FACETS;
  const box = { y: 0, height };
  const look = { colour, finish, pixel, trial, chosen };
  const post = Math.min(44, width * 0.04);
  const left = outer.map(({ share, turn }, index) => ({
    x: width * outer.slice(0, index).reduce((sum, facet) => sum + facet.share, 0),
    width: width * share,
    stops: [shadow(turn / 6), shadow(turn)],
  }));
  const right = left.map(({ x, width: across, stops: [light = "", dark = ""] }) => ({
    x: width - x - across,
    width: across,
    stops: [dark, light],
  }));
  const side = left.reduce((sum, facet) => sum + facet.width, 0);
  const corners = [...left.map((facet) => facet.x + facet.width), ...right.map(({ x }) => x)];
  return (
    <>
      <ShutterPanels {...box} {...look} x={side} width={width - 2 * side} />
      {[...left, ...right].map((facet) => (
        <g key={facet.x}>
          <ShutterPanels
            {...{ ...box, ...look }}
            x={facet.x}
            width={facet.width}
            leaves={Math.ceil(facet.width / WIDEST_SIDE_LEAF)}
          />
          <Shade {...box} {...facet} across />
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
