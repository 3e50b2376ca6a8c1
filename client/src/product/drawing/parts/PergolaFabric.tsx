import { darker, lighter } from "../model/colour";
import { tenth } from "../model/measures";
import { roofLine } from "../model/pergola-perspective";
import type { Subject } from "../model/subject";

/** Outdoor roof cloth comes in one colour; the shopper chooses that of the frame. */
export const CLOTH = "#efe6d2";
/** Distance between the folds of the cloth roof, and how deep they hang. Millimetres. */
export const CLOTH_FOLD = 500;
const SAG = 110;

/** The roof from below: cloth that hangs in shallow folds between its cross bars. */
export function PergolaFabric({ width, height: depth }: Subject) {
  const count = Math.max(3, Math.round(depth / CLOTH_FOLD));
  // From the rear to the front, so that each fold hangs before the one behind it.
  return Array.from({ length: count }, (_, index) => {
    const near = roofLine(width, (depth * (count - 1 - index)) / count);
    const far = roofLine(width, (depth * (count - index)) / count);
    const middle = { left: tenth((near.left + far.left) / 2), right: tenth((near.right + far.right) / 2) };
    const hang = tenth((near.y + far.y) / 2 + SAG * near.scale);
    return (
      <g key={index}>
        <path
          d={`M${near.left} ${near.y}H${near.right}Q${middle.right} ${hang} ${far.right} ${far.y}H${far.left}Q${middle.left} ${hang} ${near.left} ${near.y}z`}
          fill={darker(CLOTH, 0.1)}
        />
        <path
          d={`M${near.left} ${near.y}H${near.right}Q${near.right} ${hang} ${middle.right} ${hang}H${middle.left}Q${near.left} ${hang} ${near.left} ${near.y}z`}
          fill={lighter(CLOTH, 0.3)}
          stroke={darker(CLOTH, 0.18)}
          strokeWidth="6"
        />
      </g>
    );
  });
}
