import { path, tenth, type Box } from "../model/measures";
import type { Place } from "../model/subject";

interface FurnishingsProps {
  readonly place: Place;
  /** What the picture shows. */
  readonly view: Box;
  /** What of it the product needs. */
  readonly bounds: Box;
}

/** Share of the view's width beside the product from which on something stands there. */
const ROOMY = 0.16;
/** Daylight that falls on the wall through another window, as shares of the view: its panes. */
const PANES = [
  [0.02, 0.1],
  [0.14, 0.1],
] as const;

/** Slanting panes of daylight on the wall at the left. */
function Daylight({ x, y, width, height }: Box) {
  const [top, long, slant] = [y + height * 0.12, height * 0.5, width * 0.1];
  return (
    <path
      d={PANES.map(
        ([across, wide]) => path`M${x + width * across} ${top}h${width * wide}l${slant} ${long}h${-width * wide}z`,
      ).join("")}
      fill="#fffdf6"
      opacity=".34"
    />
  );
}

/** Boards of a panelled ceiling, as they run up to the ridge. */
function Boards({ x, y, width, height }: Box) {
  const count = 12;
  const lines = Array.from(
    { length: count },
    (_, index) => path`M${x + (width * (index + 0.5)) / count} ${y}v${height}`,
  );
  return <path d={lines.join("")} stroke="#8a7f6c" strokeOpacity=".16" strokeWidth={tenth(width / 420)} />;
}

/** Leaves of the plant: across and up from its pot, in shares of its height, with their turn in degrees. */
const LEAVES = [
  [-0.2, 0.42, -38],
  [0.18, 0.46, 36],
  [-0.12, 0.66, -22],
  [0.12, 0.7, 20],
  [0, 0.84, 0],
  [-0.27, 0.6, -58],
  [0.26, 0.62, 56],
] as const;

/** A plant in a pot that stands on the lower edge, `tall` high. */
function Plant({ x, y, tall }: { readonly x: number; readonly y: number; readonly tall: number }) {
  return (
    <>
      <path
        d={LEAVES.map(
          ([across, up]) =>
            path`M${x} ${y - tall * 0.2}Q${x} ${y - tall * up * 0.7} ${x + tall * across} ${y - tall * up}`,
        ).join("")}
        fill="none"
        stroke="#6f7f5c"
        strokeWidth={tenth(tall / 90)}
      />
      {LEAVES.map(([across, up, turn]) => (
        <ellipse
          key={turn}
          rx={tenth(tall * 0.055)}
          ry={tenth(tall * 0.15)}
          fill={turn < 0 ? "#7f9269" : "#93a67a"}
          transform={`translate(${tenth(x + tall * across)} ${tenth(y - tall * up)}) rotate(${turn})`}
        />
      ))}
      <path
        d={path`M${x - tall * 0.13} ${y - tall * 0.24}h${tall * 0.26}l${-tall * 0.03} ${tall * 0.24}h${-tall * 0.2}z`}
        fill="#c98a66"
      />
    </>
  );
}

/** A framed print on the wall, `wide` wide. */
function Print({ x, y, wide }: { readonly x: number; readonly y: number; readonly wide: number }) {
  return (
    <>
      <path
        d={path`M${x} ${y}h${wide}v${wide * 1.3}h${-wide}z`}
        fill="#faf7f1"
        stroke="#b58d5c"
        strokeWidth={tenth(wide / 16)}
      />
      <circle cx={tenth(x + wide * 0.45)} cy={tenth(y + wide * 0.52)} r={tenth(wide * 0.2)} fill="#c9a179" />
      <path
        d={path`M${x + wide * 0.22} ${y + wide * 0.95}q${wide * 0.3} ${-wide * 0.45} ${wide * 0.56} 0z`}
        fill="#51635a"
      />
    </>
  );
}

/** Light and a few things beside the product, so that a drawing shows a room as a photograph does. Outdoors there is the garden. */
export function Furnishings({ place, view, bounds }: FurnishingsProps) {
  if (place !== "room" && place !== "roof") return null;
  const left = bounds.x - view.x;
  const isRoomy = left > view.width * ROOMY;
  const bottom = view.y + view.height;
  return (
    <>
      {place === "roof" && <Boards {...view} />}
      <Daylight {...view} />
      {isRoomy && place === "room" && (
        <Print x={bounds.x + bounds.width + left * 0.28} y={view.y + view.height * 0.24} wide={left * 0.46} />
      )}
      {isRoomy && <Plant x={view.x + left * 0.42} y={bottom} tall={view.height * 0.62} />}
    </>
  );
}
