import { useId } from "react";
import { darker, mix, shadow } from "../model/colour";
import { path, tenth, type Box } from "../model/measures";
import type { Place } from "../model/subject";
import { Shade, Stops } from "./shades";

interface GardenBackdropProps {
  /** What the picture shows. */
  readonly view: Box;
  /** Where the lawn meets the trees, in millimetres down. */
  readonly horizon: number;
}

/** Trees as shares of the picture's width: across, half width, height. */
const TREES = [
  [0.04, 0.2, 0.36],
  [0.24, 0.17, 0.22],
  [0.45, 0.2, 0.29],
  [0.66, 0.17, 0.2],
  [0.84, 0.19, 0.31],
  [1, 0.17, 0.26],
] as const;

/** Sky, trees and lawn behind what stands in the garden. */
function GardenBackdrop({ view, horizon }: GardenBackdropProps) {
  const id = useId();
  const { x, y, width, height } = view;
  return (
    <>
      <Shade {...view} height={horizon - y} stops={["#dbe7ec", "#f4f4e9"]} />
      <radialGradient id={id}>
        <Stops stops={["#95ae72", [0.6, "#a6bc84f2"], "#b8ca9900"]} />
      </radialGradient>
      {TREES.map(([across, halfWidth, rise]) => (
        <ellipse
          key={across}
          cx={tenth(x + width * across)}
          cy={tenth(horizon - width * rise * 0.35)}
          rx={tenth(width * halfWidth)}
          ry={tenth(width * rise)}
          fill={`url(#${id})`}
        />
      ))}
      <Shade {...view} y={horizon} height={y + height - horizon} stops={["#b4c88f", "#c3d3a1"]} />
    </>
  );
}

interface SurroundingsProps {
  readonly place: Place;
  /** What the picture shows. */
  readonly view: Box;
  /** Where the wall meets the ground, in millimetres down, if the product reaches down to it. */
  readonly ground?: number;
  /** Width of the opening, which interrupts the skirting board. */
  readonly opening: number;
}

/** Plaster in daylight from the left. */
const WALL = "#e7e1d6";
const [OAK, PAVING] = ["#d8c4a2", "#cbc5b8"];
const SKIRTING = 110;
/** How far behind the posts the lawn ends, as it looks from the front. */
const LAWN = 520;

/** What stands behind and around the product: a wall and the floor, or the garden. */
export function Surroundings({ place, view, ground, opening }: SurroundingsProps) {
  const bottom = view.y + view.height;
  const inGarden = place === "garden" || place === "veranda";
  return (
    <>
      {inGarden ? <GardenBackdrop view={view} horizon={(ground ?? bottom) - LAWN} /> : <Wall {...view} />}
      {ground !== undefined && place === "room" && (
        <path
          d={path`M${view.x} ${ground - SKIRTING}H-36V${ground}H${view.x}zM${view.x + view.width} ${ground - SKIRTING}H${opening + 36}V${ground}H${view.x + view.width}z`}
          fill="#f6f3ed"
          stroke={shadow(0.16)}
          strokeWidth="5"
        />
      )}
      {ground !== undefined && place !== "garden" && (
        <Floor view={view} y={ground} colour={place === "terrace" ? PAVING : OAK} />
      )}
    </>
  );
}

function Wall(view: Box) {
  return <Shade {...view} across stops={[mix(WALL, "#ffffff", 0.16), darker(WALL, 0.07)]} />;
}

function Floor({ view, y, colour }: { readonly view: Box; readonly y: number; readonly colour: string }) {
  const depth = view.y + view.height - y;
  return (
    <>
      <Shade
        {...view}
        y={y}
        height={depth}
        stops={[darker(colour, 0.12), [0.3, colour], mix(colour, "#ffffff", 0.14)]}
      />
      <path
        d={[0.16, 0.44, 0.86].map((share) => path`M${view.x} ${y + depth * share}h${view.width}`).join("")}
        stroke={shadow(0.1)}
        strokeWidth={tenth(view.width / 300)}
      />
    </>
  );
}
