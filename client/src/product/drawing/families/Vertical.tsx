import { bladeWidth } from "@rules/blade-width";
import { darker, shadow } from "../model/colour";
import { clamp, path, tenth, thousandth } from "../model/measures";
import { slatCount } from "../model/slat-count";
import type { Subject } from "../model/subject";
import { Blades } from "../parts/Blades";
import { Rail, WHITE_HARDWARE } from "../parts/Rail";
import { Filled, Shadow } from "../parts/shades";
import { Wand } from "../parts/Wand";
import { Texture } from "../textures/Texture";

/** Share of its place that a vane covers when turned a little. */
const COVER = 0.94;
/** Weight pocket at the foot, and how far the vanes hang clear of the floor. */
const [POCKET, CLEAR] = [34, 12];

/** A vertical blind: vanes on a slim head rail, linked at the foot. Open, they stack at the chosen end or at both, and the wand hangs from the vane that leads. */
export function Vertical({ variant, width, height, colour, finish, open, pixel, chosen, trial }: Subject) {
  const cover = trial?.cover ?? COVER;
  const head = clamp(height * 0.04, 22, 38);
  const count = slatCount(width, bladeWidth("vertical", variant));
  const drop = height - head - CLEAR;
  const stack = chosen["stack"] ?? "left";
  const parts = stack === "split" ? 2 : 1;
  const part = (width / parts) * (1 - open * 0.8);
  const starts = { left: [0], right: [width - part], split: [0, width - part] }[stack] ?? [0];
  const vanes = starts.map((x) => ({ x, y: head, width: part, height: drop }));
  const each = Math.max(1, Math.round(count / parts));
  const pitch = part / each;
  const line = (y: number) => starts.map((x) => path`M${x} ${y}h${part}`).join("");
  return (
    <>
      {vanes.map((field) => (
        <g key={field.x}>
          <Blades fields={[field]} count={each} cover={cover} colour={colour} finish={finish} upright />
          <Texture surface={finish.surface} colour={colour} pixel={pixel}>
            {(texture) => <Filled {...field} paint={texture} />}
          </Texture>
          <Shadow {...field} height={60} depth={0.34} />
        </g>
      ))}
      <path
        d={line(head + drop - POCKET)}
        stroke={darker(colour, 0.55)}
        strokeWidth={tenth(Math.max(2, pixel * 0.8))}
        strokeDasharray={`${thousandth(pitch * cover)} ${thousandth(pitch * (1 - cover))}`}
        opacity=".5"
      />
      <path
        d={line(head + drop - POCKET / 2)}
        stroke={shadow(0.55)}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0 8"
      />
      <Rail x={0} y={0} width={width} height={head} colour={WHITE_HARDWARE} />
      <Wand x={stack === "right" ? width - part + 14 : part - 14} y={head} length={clamp(height * 0.6, 120, 1300)} />
    </>
  );
}
