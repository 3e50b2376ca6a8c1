import { Masonry } from "../../../client/src/product/measuring/parts/Masonry";
import { FRAME, GLASS } from "../../../client/src/product/measuring/parts/paints";
import { Growing, Level, PencilLine, Screw } from "./parts";
import { between, progress } from "./timing";

const [LEFT, RIGHT, TOP] = [44, 340, 76];
const BRACKETS = [82, 184, 286];
const BRACKET = { y: TOP, width: 16, height: 40, fill: FRAME, strokeWidth: 1.5 };

/** The top of a recess from close up: lintel, both sides, the glass behind. */
function Recess() {
  return (
    <>
      <path d={`M${LEFT} ${TOP}H${RIGHT}V226H${LEFT}Z`} fill={GLASS} strokeWidth="1.4" />
      <Masonry d={`M0 34H384V226H${RIGHT}V${TOP}H${LEFT}V226H0Z`} />
    </>
  );
}

function Brackets({ count = BRACKETS.length }: { count?: number }) {
  return BRACKETS.slice(0, count).map((x) => (
    <g key={x}>
      <rect {...BRACKET} x={x} />
      <Screw x={x + 8} y={TOP + 9} />
    </g>
  ));
}

/** Positions of brackets below a lintel: a level line, then one bracket after the other. */
export function BracketsInRecess({ t }: { t: number }) {
  const drawn = progress(t, 0.4, 1.1);
  const appeared = BRACKETS.filter((_, index) => t > 2 + index * 0.45).length;
  return (
    <>
      <Recess />
      <PencilLine y={TOP + 24} from={LEFT} to={RIGHT} part={drawn} />
      {t < 2 && <Level x={between(96, 288, drawn)} y={TOP + 12} settled={progress(t, 0.2, 0.9)} />}
      {t > 3.2 && <path d={`M${LEFT + 6} 90H${RIGHT - 6}v24H${LEFT + 6}Z`} strokeDasharray="3 3" strokeOpacity="0.7" />}
      <Brackets count={appeared} />
      <Growing
        from={[LEFT + 6, 142]}
        to={[90, 142]}
        figure="50–100"
        side="below"
        ground={GLASS}
        part={progress(t, 3.4, 0.6)}
      />
      <Growing
        from={[294, 142]}
        to={[RIGHT - 6, 142]}
        figure="50–100"
        side="below"
        ground={GLASS}
        part={progress(t, 3.4, 0.6)}
      />
    </>
  );
}

/** The headrail moves up into its brackets, which close over it. */
export function RailIntoBrackets({ t }: { t: number }) {
  const y = between(168, TOP + 14, progress(t, 0.3, 1.3));
  const isHeld = t > 1.7;
  return (
    <>
      <Recess />
      {!isHeld && <Brackets />}
      <rect x={LEFT + 6} y={y} width={RIGHT - LEFT - 12} height="24" fill={FRAME} strokeWidth="1.5" />
      {isHeld && <Brackets />}
      {isHeld && BRACKETS.map((x) => <path key={x} d={`M${x - 5} ${TOP + 44}l-5 5M${x + 21} ${TOP + 44}l5 5`} />)}
    </>
  );
}
