import { darker, daylight, fade } from "../model/colour";
import { clamp, path, sideBars, type Box } from "../model/measures";
import type { Subject } from "../model/subject";
import { Cloth } from "../parts/Cloth";
import { Grip } from "../parts/Grip";
import { ANTHRACITE, Rail, WHITE_HARDWARE } from "../parts/Rail";
import { ScreenCloth } from "../parts/ScreenCloth";
import { Shade, Shadow } from "../parts/shades";

/** The cloth is narrower than the blind by its brackets, on each side. */
const BRACKET = 18;
const BAR = 26;

/** A roller blind: plain, blackout in side channels, motorised behind a fascia, or of see-through screen. */
export function Roller({ variant, width, height, colour, finish, open, pixel, chosen }: Subject) {
  const boxed = variant === "blackout" || variant === "motorised";
  const head = boxed ? clamp(height * 0.09, 44, 74) : clamp(height * 0.06, 32, 48);
  const drop = Math.max(20, (height - head - BAR) * (1 - open));
  const foot = head - 4 + drop;
  // A fascia hides over which side of the roll the cloth falls.
  const isReverse = chosen["roll"] === "reverse" && !boxed;
  const top = isReverse ? head * 0.4 : head - 4;
  const cloth = { x: BRACKET, y: top, width: width - 2 * BRACKET, height: foot - top };
  const end = boxed ? 0 : 8;
  const metal = chosen["cassette"] === "anthracite" ? ANTHRACITE : WHITE_HARDWARE;
  const roll = (
    <Rail
      x={end}
      y={0}
      width={width - 2 * end}
      height={head}
      colour={variant === "blackout" ? metal : colour}
      radius={boxed ? 4 : head / 4}
    />
  );
  return (
    <>
      {variant === "blackout" && <Sides x={0} y={head} width={width} height={height - head} bar={26} metal={metal} />}
      {isReverse && roll}
      {variant === "screen" ? (
        <ScreenCloth {...cloth} colour={colour} pixel={pixel} openness={chosen["openness"]} />
      ) : (
        <Cloth {...cloth} colour={colour} finish={finish} pixel={pixel} />
      )}
      {isReverse ? (
        <Shade {...cloth} height={head * 0.6} stops={[daylight(0.5), daylight(0)]} />
      ) : (
        <Shadow x={cloth.x} y={head} width={cloth.width} height={Math.min(60, drop)} depth={0.3} />
      )}
      {open > 0.03 && <Shadow x={cloth.x} y={foot + BAR} width={cloth.width} height={34} depth={0.22} />}
      <Rail {...cloth} y={foot} height={BAR} colour={darker(colour, 0.08)} radius={5} />
      {chosen["control"] === "cord-free" && <Grip x={width / 2} y={foot + BAR} />}
      {!isReverse && roll}
      {variant === "motorised" && !chosen["motor side"] && (
        <path d={path`M${width - 34} ${head / 2}h.1`} stroke="#7fb08a" strokeWidth="9" strokeLinecap="round" />
      )}
      {!boxed && <Sides x={0} y={0} width={width} height={head + 8} bar={13} metal={metal} />}
    </>
  );
}

interface SidesProps extends Box {
  /** Width of each. */
  readonly bar: number;
  readonly metal: string;
}

/** Metal at both ends: brackets, or channels that shut out the light that passes the edges of the cloth. */
function Sides({ bar, metal, ...box }: SidesProps) {
  return <path d={sideBars(box, bar)} fill={metal} stroke={fade("#8a8275", 0.6)} strokeWidth="2" />;
}
