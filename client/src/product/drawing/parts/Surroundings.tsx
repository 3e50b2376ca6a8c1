import { darker, mix, shadow } from "../model/colour";
import { path, tenth, type Box } from "../model/measures";
import type { Place } from "../model/subject";
import { GardenBackdrop } from "./GardenBackdrop";
import { Shade } from "./shades";

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
