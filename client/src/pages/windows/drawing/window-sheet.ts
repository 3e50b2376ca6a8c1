import type { Box } from "../../../product/drawing/model/measures";

/** Width of every sheet. One unit is about one pixel on a phone, so that figures of 14 can be read there. */
export const SHEET_WIDTH = 360;

/** Free for the dimension lines above and at the right, and as margin. */
const FREE = { above: 56, right: 84, left: 32, below: 30 } as const;
/** The tallest drawing; and the least, so that the sheet keeps its place while figures are typed. */
const [MOST_DOWN, LEAST_DOWN] = [300, 150];

export type WindowSheet = {
  /** Height of the sheet. */
  readonly height: number;
  /** Units of the sheet per millimetre. */
  readonly scale: number;
  /** Where the bounds stand on the sheet. */
  readonly place: Box;
};

/** How a drawing whose bounds are so many millimetres stands on its sheet: as large as fits, the same scale both ways. */
export function windowSheet({ width, height }: Pick<Box, "width" | "height">): WindowSheet {
  const across = SHEET_WIDTH - FREE.left - FREE.right;
  const scale = Math.min(across / width, MOST_DOWN / height);
  const place = { width: width * scale, height: height * scale };
  const down = Math.max(LEAST_DOWN, place.height);
  return {
    height: Math.round(FREE.above + down + FREE.below),
    scale,
    place: {
      ...place,
      x: FREE.left + (across - place.width) / 2,
      y: FREE.above + (down - place.height) / 2,
    },
  };
}
