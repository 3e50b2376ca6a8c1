import type { ReactNode } from "react";
import { INK, PAPER, SQUARES } from "../../../client/src/product/measuring/parts/paints";

/** A frame of one scene: `t` is in seconds from its beginning. It draws within `STAGE`, with its own background. */
export type SceneDrawing = (props: { t: number }) => ReactNode;

/** The size of every video in units of the drawings, each about a pixel on a phone. */
export const STAGE = { width: 384, height: 288 };

/** A background of squared paper. The lowest fifth stays empty for captions. */
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
