import { useId, type ReactNode } from "react";
import { tenth } from "../../../product/drawing/model/measures";
import { INK, PAPER, SQUARES } from "../../../product/measuring/parts/paints";
import { SHEET_WIDTH, type WindowSheet } from "./window-sheet";

type PaperProps = {
  sheet: WindowSheet;
  /** The text alternative; without it the drawing is decorative. */
  label?: string | undefined;
  children: ReactNode;
};

const SQUARE_MM = 100;

/** Squared paper for one window: a square is 100 mm. */
export function Paper({ sheet: { height, scale, place }, label, children }: PaperProps) {
  const squares = useId();
  const side = tenth(SQUARE_MM * scale);
  return (
    <svg
      viewBox={`0 0 ${SHEET_WIDTH} ${height}`}
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      data-ground="paper"
      color={INK}
      fill="none"
      stroke="currentColor"
    >
      <pattern
        id={squares}
        x={tenth(place.x)}
        y={tenth(place.y)}
        width={side}
        height={side}
        patternUnits="userSpaceOnUse"
      >
        <path d={`M0 0H${side}M0 0V${side}`} stroke={SQUARES} />
      </pattern>
      <rect width={SHEET_WIDTH} height={height} fill={PAPER} stroke="none" />
      <rect width={SHEET_WIDTH} height={height} fill={`url(#${squares})`} stroke="none" />
      {children}
    </svg>
  );
}
