import { darker, fade } from "../model/colour";
import { clamp, tenth } from "../model/measures";
import type { Subject } from "../model/subject";
import { Cloth } from "../parts/Cloth";
import { Rail, WHITE_HARDWARE } from "../parts/Rail";
import { Recess } from "../parts/Recess";
import { ScreenCloth } from "../parts/ScreenCloth";
import { Shadow } from "../parts/Shadow";

/** The cloth is narrower than the blind by its brackets, on each side. */
const BRACKET = 18;
const BAR = 26;

/** A roller blind: plain, blackout in side channels, motorised behind a fascia, or of see-through screen. */
export function Roller({ variant, width, height, colour, finish, open, pixel }: Subject) {
  const boxed = variant === "blackout" || variant === "motorised";
  const head = boxed ? clamp(height * 0.09, 44, 74) : clamp(height * 0.06, 32, 48);
  const drop = Math.max(20, (height - head - BAR) * (1 - open));
  const cloth = { x: BRACKET, y: head - 4, width: width - 2 * BRACKET, height: drop };
  const foot = cloth.y + drop;
  const headColour = variant === "blackout" ? WHITE_HARDWARE : colour;
  return (
    <>
      <Recess width={width} height={height} pixel={pixel} />
      {variant === "blackout" && <SideChannels top={head} width={width} height={height} />}
      {variant === "screen" ? (
        <ScreenCloth {...cloth} colour={colour} pixel={pixel} />
      ) : (
        <Cloth {...cloth} colour={colour} finish={finish} pixel={pixel} />
      )}
      <Shadow x={cloth.x} y={head} width={cloth.width} height={Math.min(60, drop)} depth={0.3} />
      {open > 0.03 && <Shadow x={cloth.x} y={foot + BAR} width={cloth.width} height={34} depth={0.22} />}
      <Rail {...cloth} y={foot} height={BAR} colour={darker(colour, 0.08)} radius={5} />
      <Rail
        x={boxed ? 0 : 8}
        y={0}
        width={boxed ? width : width - 16}
        height={head}
        colour={headColour}
        radius={boxed ? 4 : head / 4}
      />
      {!boxed && <Brackets width={width} height={head + 8} />}
      {variant === "motorised" && (
        <path
          d={`M${tenth(width - 34)} ${tenth(head / 2)}h.1`}
          stroke="#7fb08a"
          strokeWidth="9"
          strokeLinecap="round"
        />
      )}
    </>
  );
}

/** Channels down both sides shut out the light that passes the edges of the cloth. */
function SideChannels({ top, width, height }: { top: number; width: number; height: number }) {
  return (
    <path
      d={`M0 ${tenth(top)}h26V${tenth(height)}H0zM${tenth(width - 26)} ${tenth(top)}h26V${tenth(height)}h-26z`}
      fill={WHITE_HARDWARE}
      stroke={fade("#8a8275", 0.6)}
      strokeWidth="2"
    />
  );
}

function Brackets({ width, height }: { width: number; height: number }) {
  return (
    <path
      d={`M0 0h13v${tenth(height)}h-13zM${tenth(width - 13)} 0h13v${tenth(height)}h-13z`}
      fill={WHITE_HARDWARE}
      stroke={fade("#8a8275", 0.6)}
      strokeWidth="2"
    />
  );
}
