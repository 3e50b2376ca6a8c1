import { darker, fade, lighter, mix } from "../model/colour";
import { controlOf, fromSide } from "../model/control";
import { boxPath, clamp, path, spread, tenth } from "../model/measures";
import { slatCount } from "../model/slat-count";
import type { Subject } from "../model/subject";
import { Weave } from "../textures/Weave";
import { Blades } from "./Blades";
import { Rail } from "./Rail";
import { Ripple, Shade, Shadow } from "./shades";
import { Wand } from "./Wand";

interface LadderTapesProps {
  /** Where the middles of the tapes hang, in millimetres across. */
  readonly places: readonly number[];
  readonly y: number;
  readonly height: number;
  /** Of the cloth. */
  readonly colour: string;
  readonly pixel: number;
}

/** Width of a tape in millimetres. */
const TAPE = 38;

/** Woven tapes that carry the slats; they hide the holes of the lift cords. */
function LadderTapes({ places, y, height, colour: cloth, pixel }: LadderTapesProps) {
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

interface SlattedBlindProps extends Omit<Subject, "variant"> {
  /** Width and thickness of a slat, and height of the head rail, in millimetres. */
  readonly slat: number;
  readonly thickness: number;
  readonly head: number;
  /** Woven ladder tapes; else fine cords. */
  readonly tapes?: boolean;
}

/** Cloth of natural tapes, and how much of it is in a tape that matches the slats. */
const [NATURAL, MATCHING] = ["#d3c6b0", 0.62];

/** The colour of the tapes; undefined where the slats hang in cords. */
function tapeColour({ chosen, colour, tapes }: Pick<SlattedBlindProps, "chosen" | "colour" | "tapes">) {
  const { tapes: named = tapes ? "matching tapes" : "no tapes" } = chosen;
  if (named === "no tapes") return undefined;
  return darker(named === "natural tapes" ? NATURAL : mix(colour, NATURAL, MATCHING), 0.04);
}

/** Share of the pitch that a slat covers when tilted to let light in. */
const COVER = 0.7;

/** A blind of level slats in ladders: aluminium, wood or faux wood. */
export function SlattedBlind({ width, height, colour, finish, pixel, ...blind }: SlattedBlindProps) {
  const { slat, thickness, chosen, tapes = false } = blind;
  const cover = blind.trial?.cover ?? COVER;
  const tape = tapeColour({ chosen, colour, tapes });
  const side = controlOf(chosen)?.side ?? "left";
  const head = Math.min(blind.head, height * 0.14);
  const foot = clamp(slat * 0.42, 12, 20);
  const full = height - head - foot;
  const total = slatCount(full, slat);
  const hanging = Math.max(1, Math.round(total * (1 - blind.open)));
  const stack = (total - hanging) * thickness;
  const drop = hanging * (full / total);
  const slats = { x: 4, y: head, width: width - 8, height: drop };
  const bottom = head + drop + stack;
  const ladders = spread(width * 0.12, width * 0.88, Math.max(2, Math.round(width / 600)));
  return (
    <>
      <Ripple {...slats} period={full / total} stops={[[cover, fade("#1a130b", 0.34)], fade("#1a130b", 0.04)]} />
      <Blades fields={[slats]} count={hanging} cover={cover} colour={colour} finish={finish} />
      {stack > 0 && (
        <Ripple
          {...slats}
          y={head + drop}
          height={stack}
          period={thickness}
          stops={[lighter(colour, 0.1), [0.6, darker(colour, 0.12)], darker(colour, 0.5)]}
        />
      )}
      {tape ? (
        <LadderTapes places={ladders} y={head} height={bottom - head} colour={tape} pixel={pixel} />
      ) : (
        <path
          d={ladders.map((x) => path`M${x} ${head}V${bottom}`).join("")}
          stroke={darker(mix(colour, "#ffffff", 0.5), 0.12)}
          strokeWidth={tenth(Math.max(2, pixel * 0.7))}
        />
      )}
      <Rail x={3} y={bottom} width={width - 6} height={foot} colour={colour} finish={finish} />
      <Shade
        {...slats}
        across
        stops={[fade("#1a130b", 0.16), [0.05, fade("#1a130b", 0)], [0.9, fade("#1a130b", 0)], fade("#1a130b", 0.16)]}
      />
      <Shadow x={0} y={head} width={width} height={clamp(head, 20, 40)} depth={0.34} />
      <Rail x={0} y={0} width={width} height={head} colour={colour} finish={finish} />
      <Wand
        x={fromSide(side, width * 0.06 + 12, width)}
        y={head}
        length={clamp(height * 0.5, 90, 900)}
        colour={tapes ? colour : undefined}
      />
    </>
  );
}
