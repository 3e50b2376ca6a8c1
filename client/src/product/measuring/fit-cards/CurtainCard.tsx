import { Dimension } from "../parts/annotations";
import { Casement } from "../parts/Casement";
import { CLOTH, FRAME } from "../parts/paints";
import { CardSheet } from "./CardSheet";

/** Where folds and what carries them stand, from the edge of a curtain. */
const FOLDS = [5, 12, 19];
const CURTAINS = [30, 102];

/** Curtains from the room on a pole with rings or on a track with gliders, the width that is given, and the drop. */
export function CurtainCard({ on }: { on: "pole" | "track" }) {
  const carriers = CURTAINS.flatMap((x) => FOLDS.map((fold) => x + fold));
  return (
    <CardSheet>
      <Casement x={44} y={52} width={70} height={44} />
      {CURTAINS.map((x) => (
        <g key={x}>
          <rect x={x} y="44" width="24" height="68" fill={CLOTH} strokeWidth="1.4" />
          <path d={FOLDS.map((fold) => `M${x + fold} 46v64`).join("")} strokeWidth="0.8" />
        </g>
      ))}
      {on === "pole" ? (
        <>
          <rect x="28" y="33" width="100" height="5" rx="2.5" fill={FRAME} strokeWidth="1.4" />
          <circle cx="24" cy="35.5" r="4.5" fill={FRAME} strokeWidth="1.4" />
          <circle cx="132" cy="35.5" r="4.5" fill={FRAME} strokeWidth="1.4" />
          {carriers.map((x) => (
            <circle key={x} cx={x} cy="38" r="4.5" strokeWidth="1.2" />
          ))}
        </>
      ) : (
        <>
          <rect x="28" y="34" width="100" height="7" fill={FRAME} strokeWidth="1.4" />
          <path d={carriers.map((x) => `M${x} 41v4`).join("")} strokeWidth="1.6" />
        </>
      )}
      <Dimension from={[28, 16]} to={[128, 16]} figure={on} strong />
      <path d="M147 43V112M142 43h10M142 112h10" strokeWidth="2" />
    </CardSheet>
  );
}
