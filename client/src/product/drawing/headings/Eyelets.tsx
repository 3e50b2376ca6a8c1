import { path, tenth } from "../model/measures";
import type { HeadingProps } from "./heading";
import { Pole } from "./Pole";

/** The middle of the pole below the top edge of the cloth, and the size of a ring seen from its side. Millimetres. */
const [POLE, RING] = [52, 52];

/** A pole that runs in and out of the cloth through metal rings, two to a fold. */
export function Eyelets({ width, panel, starts, folds, colour, metal = "#a39d92" }: HeadingProps) {
  const gap = panel / folds / 2;
  const rings = starts.flatMap((x) =>
    Array.from({ length: folds * 2 }, (_, index) => path`M${x + gap * (index + 0.5)} ${POLE - RING / 2}v${RING}`),
  );
  return (
    <>
      <Pole width={width} y={POLE} />
      <path
        d={starts.map((x) => path`M${x + gap / 2} ${POLE}h${panel - gap / 2}`).join("")}
        stroke={colour}
        strokeWidth="44"
        strokeDasharray={tenth(gap)}
      />
      <path d={rings.join("")} stroke={metal} strokeWidth="13" strokeLinecap="round" />
    </>
  );
}
