import { FRAME, GLASS, INK, WOOD } from "../../../client/src/product/measuring/parts/paints";
import { Screw } from "./parts";
import { between } from "./timing";

/** The opening in the wall with its frame, and a gap for shims. */
const OPENING = { x: 86, y: 14, width: 212, height: 212 };
const OUTER = { left: 94, right: 290, top: 20, foot: 226 };
const SIDE = 13;
export const INNER = {
  left: OUTER.left + SIDE,
  right: OUTER.right - SIDE,
  top: OUTER.top + SIDE,
  foot: OUTER.foot - SIDE,
};

export function Opening() {
  return (
    <g strokeWidth="1.4">
      <rect {...OPENING} fill={GLASS} />
      <path d={`M192 14V226`} strokeWidth="1" strokeOpacity="0.5" />
    </g>
  );
}

const SIDES = [
  { d: `M${OUTER.left} ${OUTER.top}H${OUTER.right}L${INNER.right} ${INNER.top}H${INNER.left}Z`, dx: 0, dy: -1 },
  { d: `M${OUTER.right} ${OUTER.top}V${OUTER.foot}L${INNER.right} ${INNER.foot}V${INNER.top}Z`, dx: 1, dy: 0 },
  { d: `M${OUTER.right} ${OUTER.foot}H${OUTER.left}L${INNER.left} ${INNER.foot}H${INNER.right}Z`, dx: 0, dy: 1 },
  { d: `M${OUTER.left} ${OUTER.foot}V${OUTER.top}L${INNER.left} ${INNER.top}V${INNER.foot}Z`, dx: -1, dy: 0 },
];

/** The four sides of a frame, `apart` units from their joints. */
export function ShutterFrame({ apart = 0 }: { apart?: number }) {
  return SIDES.map(({ d, dx, dy }) => (
    <path key={d} d={d} transform={`translate(${dx * apart} ${dy * apart * 0.5})`} fill={WOOD} strokeWidth="1.4" />
  ));
}

const SHIMS = [64, 166];
const SHIM_HEIGHT = 24;

/** Wedges between frame and wall, pushed in by a share of 0 to 1. */
export function Shims({ part }: { part: number }) {
  const depth = between(0, OUTER.left - OPENING.x, part);
  return SHIMS.map((y) => (
    <g key={y} strokeWidth="1.3">
      <rect x={OPENING.x} y={y} width={depth} height={SHIM_HEIGHT} fill={FRAME} />
      <rect x={OPENING.x + OPENING.width - depth} y={y} width={depth} height={SHIM_HEIGHT} fill={FRAME} />
    </g>
  ));
}

const SCREWS = [
  [OUTER.left + 6.5, 40],
  [OUTER.left + 6.5, 76],
  [OUTER.left + 6.5, 178],
  [OUTER.right - 6.5, 40],
  [OUTER.right - 6.5, 76],
  [OUTER.right - 6.5, 178],
] as const;

/** The first `count` screws of the frame, beginning with the upper one on the hinge side. */
export function FrameScrews({ count }: { count: number }) {
  return SCREWS.slice(0, count).map(([x, y]) => <Screw key={`${x} ${y}`} x={x} y={y} />);
}

/** Caps over the same screws. */
export function ScrewCaps({ count }: { count: number }) {
  return SCREWS.slice(0, count).map(([x, y]) => (
    <circle key={`${x} ${y}`} cx={x} cy={y} r="4" fill={WOOD} strokeWidth="1" />
  ));
}

const GAP = 2;
const RAIL = 16;
const LOUVRES = 9;

type PanelProps = {
  side: "left" | "right";
  /** 1 is closed, 0 is open at a right angle. */
  closed: number;
  /** Opening of its louvres, 0 to 1. */
  tilt: number;
};

/** A panel on its hinges from the front: it becomes narrower as it opens. */
export function Panel({ side, closed, tilt }: PanelProps) {
  const hinge = side === "left" ? INNER.left + GAP : INNER.right - GAP;
  const whole = (INNER.right - INNER.left) / 2 - GAP * 1.5;
  const scale = between(0.08, 1, closed) * (side === "left" ? 1 : -1);
  const [top, height] = [INNER.top + GAP, INNER.foot - INNER.top - GAP * 2];
  const room = (height - RAIL * 2) / LOUVRES;
  const blade = between(room, room * 0.34, tilt);
  return (
    <g transform={`translate(${hinge} 0) scale(${scale} 1)`} strokeWidth="1.2">
      <rect y={top} width={whole} height={height} fill={FRAME} />
      <rect x="11" y={top + RAIL} width={whole - 22} height={height - RAIL * 2} fill={GLASS} />
      {Array.from({ length: LOUVRES }, (_, index) => (
        <rect
          key={index}
          x="11"
          y={between(0, top + RAIL + room * index + (room - blade) / 2, 1)}
          width={whole - 22}
          height={blade}
          fill={FRAME}
        />
      ))}
    </g>
  );
}

/** The line of caulk around the frame, drawn by a share of 0 to 1. */
export function Caulk({ part }: { part: number }) {
  const [x, y] = [OPENING.x + 4, OPENING.y + 3];
  const d = `M${x} 226V${y}H${x + OPENING.width - 8}V226`;
  const length = 226 - y + OPENING.width - 8 + 226 - y;
  return (
    <>
      <path d={d} stroke={INK} strokeWidth="8" strokeDasharray={`${between(0, length, part)} ${length}`} />
      <path d={d} stroke={FRAME} strokeWidth="6" strokeDasharray={`${between(0, length, part)} ${length}`} />
    </>
  );
}
