import { useId } from "react";
import { POLE, ROOF_SASH, roofLining } from "../model/bounds";
import { chosenMm } from "../model/chosen";
import { shadow } from "../model/colour";
import { clamp, edges, inset, path, sideBars, tenth, type Box } from "../model/measures";
import type { Subject } from "../model/subject";
import { inLight } from "../model/trial";
import { Cloth } from "../parts/Cloth";
import { hardwareColour } from "../parts/hardware";
import { Rail, WHITE_HARDWARE } from "../parts/Rail";
import { Outlines, Shade, Shadow, Stops } from "../parts/shades";

/** Clouds as shares of the pane: across, down, half width, half height. */
const CLOUDS = [
  [0.28, 0.86, 0.34, 0.1],
  [0.5, 0.8, 0.24, 0.09],
  [0.78, 0.64, 0.3, 0.07],
  [0.2, 0.38, 0.26, 0.05],
] as const;

/** The sky over a roof. */
function SkyView(pane: Box) {
  const id = useId();
  return (
    <>
      <Shade {...pane} stops={["#b9d3e2", "#e6eff1"]} />
      <radialGradient id={id}>
        <Stops stops={["#fffffff2", [0.5, "#ffffffa6"], "#ffffff00"]} />
      </radialGradient>
      {CLOUDS.map(([across, down, halfWidth, halfHeight]) => (
        <ellipse
          key={across}
          cx={tenth(pane.x + pane.width * Math.min(1 - halfWidth, Math.max(halfWidth, across)))}
          cy={tenth(pane.y + pane.height * down)}
          rx={tenth(pane.width * halfWidth)}
          ry={tenth(pane.height * halfHeight)}
          fill={`url(#${id})`}
        />
      ))}
    </>
  );
}

/** Timber of the roof window's sash. */
const PINE = "#e3c79c";
const CHANNEL = 22;

/** What shows of lining and sash with the room lights off. */
const DIM = 0.3;

/** A skylight blind: cloth in side channels on the sash of a roof window. */
export function Skylight(subject: Subject) {
  const { width, height, colour, finish, open, pixel, chosen, trial } = subject;
  const metal = hardwareColour(chosen["channel colour"], WHITE_HARDWARE);
  const glass = { x: 0, y: 0, width, height };
  const sash = inset(glass, -ROOF_SASH);
  const head = clamp(height * 0.07, 30, 46);
  const bar = 24;
  const lining = roofLining(width, height);
  const pole = chosenMm(chosen["pole"]);
  const drop = Math.max(30, (height - head - bar) * (1 - open));
  const field = { x: CHANNEL, y: head, width: width - 2 * CHANNEL, height: drop };
  return (
    <>
      {/* The dark wall behind them shows through. */}
      <g opacity={trial?.unlit && DIM}>
        <Lining outer={lining} inner={sash} />
        <Shade {...sash} across stops={["#eed7b1", "#d6b888"]} />
        {pole !== undefined && <OperatingPole x={lining.x - POLE.gap} y={lining.y} length={pole} />}
      </g>
      <SkyView {...glass} />
      <Outlines boxes={[glass, sash]} colour={shadow(0.35)} width={pixel} />
      {inLight(
        subject,
        <>
          <Cloth {...field} colour={colour} finish={finish} pixel={pixel} />
          <Shadow {...field} y={head + drop + bar} height={34} depth={0.24} />
          <Shadow {...field} height={36} />
          <path d={sideBars(glass, CHANNEL)} fill={metal} stroke={shadow(0.3)} strokeWidth={tenth(pixel * 0.8)} />
          <Rail {...field} y={head + drop} height={bar} colour={metal} />
          <Rail x={0} y={0} width={width} height={head} colour={metal} />
          <Rail x={width * 0.18} y={-ROOF_SASH * 0.66} width={width * 0.64} height={18} colour="#b9bab6" radius={9} />
          <path
            d={path`M${width / 2 - 30} ${head + drop + 12}h60`}
            stroke={PINE}
            strokeWidth="8"
            strokeLinecap="round"
          />
        </>,
      )}
    </>
  );
}

/** The pole for a blind out of reach, with its hook and its grip. */
function OperatingPole({ x, y, length }: { readonly x: number; readonly y: number; readonly length: number }) {
  return (
    <g fill="none" stroke="#6f6a60" strokeLinecap="round">
      <path d={path`M${x + 26} ${y + 34}v-14a13 13 0 0 0 -26 0V${y + 60}`} strokeWidth="9" />
      <path d={path`M${x} ${y + 60}V${y + length - 12}`} strokeWidth="22" />
      <path d={path`M${x} ${y + 60}V${y + length - 12}`} stroke="#b9bcbd" strokeWidth="13" />
      <path d={path`M${x} ${y + length - 120}v106`} stroke="#4a4640" strokeWidth="26" />
    </g>
  );
}

/** The four faces of the opening through the roof, each in its own light. */
function Lining({ outer, inner }: { readonly outer: Box; readonly inner: Box }) {
  const [left, top, right, bottom] = edges(outer);
  const [x1, y1, x2, y2] = edges(inner);
  return (
    <>
      <path d={path`M${left} ${top}H${right}L${x2} ${y1}H${x1}z`} fill="#cfc7b8" />
      <path d={path`M${left} ${top}L${x1} ${y1}V${y2}L${left} ${bottom}z`} fill="#ddd6c9" />
      <path d={path`M${right} ${top}L${x2} ${y1}V${y2}L${right} ${bottom}z`} fill="#f3efe7" />
      <path d={path`M${left} ${bottom}H${right}L${x2} ${y2}H${x1}z`} fill="#faf8f3" />
    </>
  );
}
