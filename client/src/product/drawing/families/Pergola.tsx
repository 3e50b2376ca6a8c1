import { PERGOLA_HEIGHT } from "../model/bounds";
import { isAtHouse } from "../model/chosen";
import { darker } from "../model/colour";
import { path, spread } from "../model/measures";
import { BEAM, lineAt } from "../model/pergola-perspective";
import type { Subject } from "../model/subject";
import { ExteriorGlazing } from "../parts/ExteriorGlazing";
import { PergolaFabric } from "../parts/PergolaFabric";
import { PergolaLouvres } from "../parts/PergolaLouvres";
import { Rail } from "../parts/Rail";
import { Filled, Shadow } from "../parts/shades";

const POST = 150;
/** Wider than this it stands on a middle post as well. */
const WIDEST_SPAN = 4500;

interface HouseProps extends Pick<Subject, "pixel"> {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

/** The wall that carries the rear beam in place of posts, with its garden door. */
function House({ left, right, top, foot, pixel }: HouseProps) {
  const [width, height] = [right - left, foot - top];
  return (
    <>
      <Filled x={left} y={top} width={width} height={height} paint="#ddd5c6" />
      <ExteriorGlazing
        x={left + width * 0.3}
        y={top + height * 0.16}
        width={width * 0.4}
        height={height * 0.84}
        pixel={pixel}
      />
    </>
  );
}

/** A pergola in the garden, seen from the front and from below its roof; `height` is its depth. */
export function Pergola(subject: Subject) {
  const { variant, width, height: depth, colour, chosen, pixel } = subject;
  const Roof = variant === "fabric" ? PergolaFabric : PergolaLouvres;
  const [top, foot] = [lineAt(width, depth, PERGOLA_HEIGHT), lineAt(width, depth, 0)];
  const rear = POST * top.scale;
  const inShade = darker(colour, 0.14);
  return (
    <>
      <path d={path`M0 ${PERGOLA_HEIGHT}H${width}L${foot.right} ${foot.y}H${foot.left}z`} fill="#d3c8b4" />
      {isAtHouse(chosen) ? (
        <House left={top.left} right={top.right} top={top.y} foot={foot.y} pixel={pixel} />
      ) : (
        [top.left, top.right - rear].map((x) => (
          <Rail key={x} x={x} y={top.y} width={rear} height={foot.y - top.y} colour={inShade} radius={0} upright />
        ))
      )}
      <Roof {...subject} />
      <Rail {...top} x={top.left} width={top.right - top.left} height={BEAM * top.scale} colour={inShade} radius={0} />
      {spread(0, width - POST, width > WIDEST_SPAN ? 3 : 2).map((x) => (
        <g key={x}>
          <Rail x={x} y={BEAM / 2} width={POST} height={PERGOLA_HEIGHT - BEAM / 2} colour={colour} radius={0} upright />
          <Shadow x={x} y={BEAM} width={POST} height={200} depth={0.36} />
        </g>
      ))}
      <Rail x={0} y={0} width={width} height={BEAM} colour={colour} radius={4} />
    </>
  );
}
