import { Dimension } from "../parts/annotations";
import { Casement } from "../parts/Casement";
import { CLOTH, FRAME } from "../parts/paints";
import { CardSheet } from "./CardSheet";

type OpeningCardProps = {
  /** Where it hangs: in the opening, which is measured, or over it, where its own size is given. */
  over?: boolean;
  /** What hangs there. */
  panels?: boolean;
};

type Rectangle = { x: number; y: number; width: number; height: number };

/** A window from the room, with a blind or shutters in its opening or over it, and the width that is given. */
export function OpeningCard({ over = false, panels = false }: OpeningCardProps) {
  const opening = over ? { x: 48, y: 46, width: 64, height: 54 } : { x: 32, y: 36, width: 96, height: 66 };
  const covered = over ? { x: 30, y: 34, width: 100, height: 78 } : { ...opening, x: 34, width: 92 };
  const given = over ? covered : opening;
  const figure = panels ? "frame" : "blind";
  return (
    <CardSheet>
      <Casement {...opening} hasBoard={!over} />
      {panels ? <Panels {...covered} /> : <Cloth {...covered} height={over ? 46 : 34} />}
      {over && <rect {...opening} strokeDasharray="3 3" strokeWidth="1.2" />}
      <Dimension from={[given.x, 18]} to={[given.x + given.width, 18]} figure={over ? figure : "opening"} strong />
    </CardSheet>
  );
}

const Cloth = (box: Rectangle) => <rect {...box} fill={CLOTH} fillOpacity="0.85" strokeWidth="1.4" />;

/** How far apart louvres lie. */
const PITCH = 7;
const [STILE, RAIL] = [6, 8];

/** A pair of shutters in their frame. */
function Panels({ x, y, width, height }: Rectangle) {
  const leaf = width / 2;
  const rows = Math.floor((height - 2 * RAIL) / PITCH);
  const louvres = [x, x + leaf].flatMap((left) =>
    Array.from({ length: rows + 1 }, (_, row) => `M${left + STILE} ${y + RAIL + row * PITCH}h${leaf - 2 * STILE}`),
  );
  return (
    <g fill={FRAME} fillOpacity="0.85">
      <rect {...{ x, y, width, height }} strokeWidth="1.6" />
      <path d={`M${x + leaf} ${y}v${height}${louvres.join("")}`} strokeWidth="1" />
    </g>
  );
}
