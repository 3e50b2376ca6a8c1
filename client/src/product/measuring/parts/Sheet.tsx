import { useId, type ReactNode } from "react";
import { DRAWING_WORDS, type GuideDrawingName } from "../../../content/guides/drawings";
import { INK, PAPER, SQUARES } from "./paints";

type SheetProps = {
  drawing: GuideDrawingName;
  /** In the drawing's own units. */
  height: number;
  children: ReactNode;
};

/** Width of every sheet. One unit is about one pixel on a phone, so that letters of 14 can be read there. */
const WIDTH = 360;

/** Squared paper for one drawing, named and described aloud. */
export function Sheet({ drawing, height, children }: SheetProps) {
  const id = useId();
  const { title, description } = DRAWING_WORDS[drawing];
  const [name, text, squares] = [`${id}n`, `${id}d`, `${id}s`];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-labelledby={name}
      aria-describedby={text}
      color={INK}
      fill="none"
      stroke="currentColor"
    >
      <title id={name}>{title}</title>
      <desc id={text}>{description}</desc>
      <pattern id={squares} width="20" height="20" patternUnits="userSpaceOnUse">
        <path d="M0 0H20M0 0V20" stroke={SQUARES} />
      </pattern>
      <rect width={WIDTH} height={height} fill={PAPER} stroke="none" />
      <rect width={WIDTH} height={height} fill={`url(#${squares})`} stroke="none" />
      {children}
    </svg>
  );
}
