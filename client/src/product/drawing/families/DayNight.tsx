import { darker, fade, lighter, shadow } from "../model/colour";
import { clamp, tenth } from "../model/measures";
import type { Subject } from "../model/subject";
import { Blades } from "../parts/Blades";
import { Grip } from "../parts/Grip";
import { Rail, WHITE_HARDWARE } from "../parts/Rail";
import { Filled, Shade, Shadow } from "../parts/shades";
import { Weave } from "../textures/Weave";

/** Height of a solid and a sheer band together, and the share of the solid one. */
const [BAND_PITCH, SOLID] = [125, 0.6];
const [MARGIN, BAR] = [14, 24];

/** A day and night blind: solid and sheer bands that slide past each other. */
export function DayNight({ width, height, colour, finish, open, pixel, chosen }: Subject) {
  const head = clamp(height * 0.08, 40, 72);
  const drop = Math.max(40, (height - head - BAR) * (1 - open));
  const cloth = { x: MARGIN, y: head, width: width - 2 * MARGIN, height: drop };
  const bands = Math.max(1, Math.round(drop / BAND_PITCH));
  return (
    <>
      <Shade {...cloth} stops={[fade(lighter(colour, 0.6), 0.66), fade(lighter(colour, 0.7), 0.5)]} />
      <Blades fields={[cloth]} count={bands} cover={SOLID} colour={lighter(colour, 0.04)} finish={finish} soft />
      <Weave colour={lighter(colour, 0.5)} pixel={pixel}>
        {(weave) => <Filled {...cloth} paint={weave} />}
      </Weave>
      <Shade {...cloth} across stops={[shadow(0.18), [0.04, shadow(0)], [0.94, shadow(0)], shadow(0.2)]} />
      <Shadow x={MARGIN} y={head} width={cloth.width} height={46} />
      {open > 0.03 && <Shadow x={MARGIN} y={head + drop + BAR} width={cloth.width} height={34} depth={0.22} />}
      <Rail {...cloth} y={tenth(head + drop)} height={BAR} colour={darker(colour, 0.06)} radius={5} />
      {chosen["control"] === "cord-free" && <Grip x={width / 2} y={head + drop + BAR} />}
      <Rail
        x={0}
        y={0}
        width={width}
        height={head}
        colour={chosen["cassette"] === "matching" ? colour : WHITE_HARDWARE}
        radius={8}
      />
    </>
  );
}
