import { AWNING_FRONT } from "../model/bounds";
import type { Chosen } from "../model/chosen";
import { tenth, type Box } from "../model/measures";
import { Rail } from "./Rail";

interface FrontBarProps extends Box {
  readonly colour: string;
  readonly chosen: Chosen;
  readonly pixel: number;
}

/** The case of a wind sensor in millimetres, and where its left end is as a share of the bar. */
const SENSOR = { width: 180, height: 44, place: 0.78 } as const;

/** The strip that hangs from the bar, as it was chosen; a cassette closes without one. */
export const valanceOf = ({ valance }: Chosen): { readonly valance: number; readonly scalloped: boolean } => {
  const scalloped = valance === "scalloped";
  return { valance: scalloped || valance === "straight" ? AWNING_FRONT.valance : 0, scalloped };
};

/** The bar at the front of an awning, with the sensor that feels it shake in the wind. */
export function FrontBar({ colour, chosen, pixel, ...bar }: FrontBarProps) {
  const { width, height, place } = SENSOR;
  return (
    <>
      <Rail {...bar} colour={colour} radius={14} />
      {chosen["wind sensor"] === "yes" && (
        <rect
          x={tenth(bar.x + bar.width * place)}
          y={tenth(bar.y + (bar.height - height) / 2)}
          {...{ width, height }}
          rx="12"
          fill="#fdfcfa"
          stroke="#4a4640"
          strokeWidth={tenth(Math.max(4, pixel))}
        />
      )}
    </>
  );
}
