import { Label } from "../parts/annotations";
import { Masonry } from "../parts/Masonry";
import { CLOTH } from "../parts/paints";
import { Sheet } from "../parts/Sheet";

type HeadProps = { x: number; name: string; place: "top" | "face" | "outside" };

const BRACKETS = {
  top: { bracket: "M34 70h24v22", screws: "M46 70V48", rail: [36, 78] },
  face: { bracket: "M10 74v24h22", screws: "M12 86H-1", rail: [14, 80] },
  outside: { bracket: "M80 30v24h22", screws: "M80 42H56", rail: [84, 36] },
} as const;

function Head({ x, name, place }: HeadProps) {
  const { bracket, screws, rail } = BRACKETS[place];
  const [left, top] = rail;
  return (
    <g transform={`translate(${x} 20)`}>
      <Masonry d="M0 10H80V70H0Z" />
      <path d="M0 70h10v90H0z" fill="#fdfbf7" strokeWidth="1.4" />
      <rect x={left} y={top} width="22" height="16" fill={CLOTH} strokeWidth="1.4" />
      <path d={`M${left + 11} ${top + 16}V150`} strokeWidth="2" />
      <path d={bracket} strokeWidth="3" />
      <path d={screws} strokeWidth="2.2" strokeDasharray="3 1.5" />
      <Label x={44} y={184} bold text={name} />
    </g>
  );
}

/** Cuts through the head of a window: the three places that a bracket is screwed to. */
export function BracketKinds() {
  return (
    <Sheet drawing="bracket-kinds" height={232}>
      <Head x={20} name="Top fix" place="top" />
      <Head x={132} name="Face fix" place="face" />
      <Head x={240} name="Wall fix" place="outside" />
    </Sheet>
  );
}
