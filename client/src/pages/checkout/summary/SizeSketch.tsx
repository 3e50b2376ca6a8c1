import { chakra } from "../../../ui/theme/chakra";

type SizeSketchProps = {
  /** Width and drop in inches; only their ratio matters. */
  width: number;
  height: number;
  /** #rrggbb */
  colorHex: string;
  family: string | undefined;
};

const Svg = chakra("svg", {
  base: { flex: "none", w: "64px", h: "76px", fill: "none", stroke: "fg", "& .slats": { stroke: "bg.muted" } },
});

/** Space for the sketch; the dimension lines are above and to the right of it. */
const [WIDEST, HIGHEST] = [48, 56];
const [LEFT, TOP] = [4, 14];
const GAP = 6;
const SLATTED = new Set(["venetian", "wooden", "shutter"]);
const UPRIGHT = new Set(["vertical", "curtain"]);

/** Offsets of lines that divide a length evenly. */
const stops = (length: number) =>
  Array.from({ length: Math.floor((length - 2) / GAP) }, (_, index) => (index + 1) * GAP);

function texture(family: string | undefined, width: number, height: number): string {
  if (family === undefined) return "";
  if (SLATTED.has(family))
    return stops(height)
      .map((y) => `M${LEFT} ${TOP + y}h${width}`)
      .join("");
  return UPRIGHT.has(family)
    ? stops(width)
        .map((x) => `M${LEFT + x} ${TOP}v${height}`)
        .join("")
    : "";
}

/** Outline of a piece in its proportions, with dimension lines for width and drop. */
export function SizeSketch({ width, height, colorHex, family }: SizeSketchProps) {
  const scale = Math.min(WIDEST / width, HIGHEST / height);
  const [across, down] = [Math.max(8, width * scale), Math.max(8, height * scale)];
  const right = LEFT + across + GAP;
  return (
    <Svg viewBox="0 0 64 76" aria-hidden>
      <rect x={LEFT} y={TOP} width={across} height={down} fill={colorHex} strokeWidth="0.5" />
      <path className="slats" d={texture(family, across, down)} strokeWidth="1.6" />
      <path d={`M${LEFT} 7h${across}M${LEFT} 4v6M${LEFT + across} 4v6`} />
      <path d={`M${right} ${TOP}v${down}M${right - 3} ${TOP}h6M${right - 3} ${TOP + down}h6`} />
    </Svg>
  );
}
