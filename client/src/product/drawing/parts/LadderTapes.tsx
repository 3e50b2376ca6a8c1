import { darker, mix } from "../model/colour";
import { boxPath, tenth } from "../model/measures";
import { Weave } from "../textures/Weave";

interface LadderTapesProps {
  /** Where the middles of the tapes hang, in millimetres across. */
  readonly places: readonly number[];
  readonly y: number;
  readonly height: number;
  readonly colour: string;
  readonly pixel: number;
}

/** Width of a tape in millimetres. */
const TAPE = 38;

/** Woven tapes that carry the slats; they hide the holes of the lift cords. */
export function LadderTapes({ places, y, height, colour, pixel }: LadderTapesProps) {
  const cloth = darker(mix(colour, "#d3c6b0", 0.62), 0.04);
  const tapes = boxPath(...places.map((x) => ({ x: x - TAPE / 2, y, width: TAPE, height })));
  const edges = boxPath(...places.map((x) => ({ x: x + TAPE / 2 - 5, y, width: 5, height })));
  return (
    <>
      <path d={tapes} fill={cloth} stroke={darker(cloth, 0.3)} strokeWidth={tenth(pixel * 0.5)} />
      <path d={edges} fill={darker(cloth, 0.2)} />
      <Weave colour={cloth} pixel={pixel}>
        {(weave) => <path d={tapes} fill={weave} />}
      </Weave>
    </>
  );
}
