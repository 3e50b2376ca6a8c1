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

/** A vertical blind: vanes on a slim head rail, linked at the foot, stacked to the left when open. */
export function Vertical({ variant, width, height, colour, finish, open, pixel }: Subject) {
  const head = clamp(height * 0.04, 22, 38);
  const count = slatCount(width, bladeWidth("vertical", variant));
  const drop = height - head - CLEAR;
  const vanes = { x: 0, y: head, width: width * (1 - open * 0.8), height: drop };
  const pitch = vanes.width / count;
  return (
    <>
      <Blades fields={[vanes]} count={count} cover={COVER} colour={colour} finish={finish} upright />
      <Texture surface={finish.surface} colour={colour} pixel={pixel}>
        {(texture) => <Filled {...vanes} paint={texture} />}
      </Texture>
      <path
        d={path`M0 ${head + drop - POCKET}h${vanes.width}`}
        stroke={darker(colour, 0.55)}
        strokeWidth={tenth(Math.max(2, pixel * 0.8))}
        strokeDasharray={`${thousandth(pitch * COVER)} ${thousandth(pitch * (1 - COVER))}`}
        opacity=".5"
      />
      <path
        d={path`M0 ${head + drop - POCKET / 2}h${vanes.width}`}
        stroke={shadow(0.55)}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0 8"
      />
      <Shadow x={0} y={head} width={vanes.width} height={60} depth={0.34} />
      <Rail x={0} y={0} width={width} height={head} colour={WHITE_HARDWARE} />
      <Wand x={vanes.width - 14} y={head} length={clamp(height * 0.6, 120, 1300)} />
    </>
  );
}
