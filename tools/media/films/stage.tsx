import type { ReactNode } from "react";
import { INK, PAPER, SQUARES } from "../../../client/src/product/measuring/parts/paints";

/** One scene at a moment: `t` is in seconds from its beginning. It draws within `STAGE`, on a ground of its own. */
export type SceneDrawing = (props: { t: number }) => ReactNode;

/** Of every film, in the drawings' units: one is about a pixel on a phone. */
export const STAGE = { width: 384, height: 288 };

/** Squared paper that covers what was before. The lowest fifth stays empty, for captions. */
export function Stage({ children }: { children: ReactNode }) {
  const { width, height } = STAGE;
  return (
    <g color={INK} fill="none" stroke="currentColor">
      <rect width={width} height={height} fill={PAPER} stroke="none" />
      <path d={SQUARED} stroke={SQUARES} />
      {children}
    </g>
  );
}

const SQUARE = 20;
const SQUARED = [
  ...Array.from({ length: STAGE.width / SQUARE }, (_, column) => `M${(column + 0.6) * SQUARE} 0V${STAGE.height}`),
  ...Array.from({ length: STAGE.height / SQUARE }, (_, row) => `M0 ${(row + 0.7) * SQUARE}H${STAGE.width}`),
].join("");
