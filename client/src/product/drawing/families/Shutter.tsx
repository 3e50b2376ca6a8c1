import { darker, fade, shadow } from "../model/colour";
import { path, tenth } from "../model/measures";
import type { Subject } from "../model/subject";
import { Rail, WHITE_HARDWARE } from "../parts/Rail";
import { Shade, Shadow } from "../parts/shades";
import { ShutterPanels } from "../parts/ShutterPanels";

/** Share of the width that each side of the bay takes when seen from the front. */
const SIDE = 0.23;
/** The widest leaf of a side as it looks from the front, in millimetres. */
const WIDEST_SIDE_LEAF = 500;

/** Three facets of a bay: the sides turn away from the light and meet the front at posts. */
function BayShutter({ width, height, colour, finish, pixel }: Subject) {
  const side = width * SIDE;
  const box = { y: 0, height };
  const look = { colour, finish, pixel };
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
        <Rail key={x} {...box} {...look} x={x - post / 2} width={post} radius={0} upright />
      ))}
      <path
        d={corners.map((x) => path`M${x} 0v${height}`).join("")}
        stroke={fade(darker(colour, 0.6), 0.5)}
        strokeWidth={tenth(pixel)}
      />
    </>
  );
}

/** Head track and foot guide, in millimetres. */
const [HEAD, FOOT] = [64, 22];

/** Panels that pass each other on a track, one of them slid behind its neighbour so that the door can be used. */
function TrackedShutter({ width, height, colour, finish, pixel }: Subject) {
  const head = Math.min(HEAD, height * 0.08);
  const field = { x: 0, y: head, height: height - head - FOOT };
  const count = Math.max(3, Math.ceil(width / 750));
  const leaf = width / count;
  const panels = { ...field, colour, finish, pixel, frame: 0 };
  return (
    <>
      <ShutterPanels {...panels} x={leaf * (count - 1.86)} width={leaf} leaves={1} />
      <ShutterPanels {...panels} width={leaf * (count - 1)} leaves={count - 1} />
      <Shadow {...field} width={width} height={44} depth={0.3} />
      <Rail x={0} y={0} width={width} height={head} colour={WHITE_HARDWARE} radius={2} />
      <Rail x={0} y={height - FOOT} width={width} height={FOOT} colour={WHITE_HARDWARE} radius={2} />
    </>
  );
}

/** How far a frame stands on the wall past the opening, in millimetres: one with a lip that hides the plaster, or one that is fixed there. */
const [LIP, OUTSIDE] = [20, 50];

/** The part of the frame that stands on the wall beside the size. An L frame has none, nor has a size that includes the frame. */
function Architrave({ width, height, colour, chosen }: Subject) {
  const { frame, fit } = chosen;
  const rim = frame === "outside frame" ? OUTSIDE : LIP;
  if (fit === "exact" || frame === undefined || frame === "L frame") return null;
  const [across, down] = [width + 2 * rim, height + 2 * rim];
  const look = { colour, radius: 0 };
  return (
    <>
      {[-rim, width].map((x) => (
        <Rail key={x} {...look} x={x} y={-rim} width={rim} height={down} upright />
      ))}
      {[-rim, height].map((y) => (
        <Rail key={y} {...look} x={-rim} y={y} width={across} height={rim} />
      ))}
    </>
  );
}

/** Shutters of the ordered size: full height, café, in two tiers, solid, in a bay or on a track. */
export function Shutter(subject: Subject) {
  const { variant, width, height, colour, finish, pixel, chosen } = subject;
  const panels = { x: 0, width, colour, finish, pixel, chosen };
  const upper = height * (chosen["tiers part at"] === "one third" ? 1 / 3 : 1 / 2);
  switch (variant) {
    case "tier-on-tier":
      return (
        <>
          <ShutterPanels {...panels} y={0} height={upper} />
          <ShutterPanels {...panels} y={upper} height={height - upper} />
          <Architrave {...subject} />
        </>
      );
    case "bay":
      return <BayShutter {...subject} />;
    case "tracked":
      return <TrackedShutter {...subject} />;
    case null:
    default:
      return (
        <>
          <ShutterPanels {...panels} y={0} height={height} solid={variant === "solid"} />
          <Architrave {...subject} />
        </>
      );
  }
}
