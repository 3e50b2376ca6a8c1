import type { Box } from "./model/measures";

/** The sheet keeps its shape at every size, so that nothing on the page moves while a size is typed. */
const RATIO = 1.08;
/** Width of the sheet on the screen from tablets up. */
const SHEET_PIXELS = 640;
/** Shares of the sheet's width kept free for the dimension lines above and at the right, and as margin. */
const FREE = { above: 0.13, right: 0.16, left: 0.075, below: 0.06 } as const;

/** The part of the squared paper that shows `bounds` and the dimension lines. Whole millimetres. */
export function scaleView(bounds: Box): Box {
  const width = Math.round(
    Math.max(bounds.width / (1 - FREE.left - FREE.right), bounds.height / (RATIO - FREE.above - FREE.below)),
  );
  const height = Math.round(width * RATIO);
  const [spareAcross, spareDown] = [
    width * (1 - FREE.left - FREE.right) - bounds.width,
    height - width * (FREE.above + FREE.below) - bounds.height,
  ];
  return {
    x: Math.round(bounds.x - width * FREE.left - spareAcross / 2),
    y: Math.round(bounds.y - width * FREE.above - spareDown / 2),
    width,
    height,
  };
}

/** Millimetres that a screen pixel covers on the sheet. */
export function sheetPixel(view: Box): number {
  return view.width / SHEET_PIXELS;
}
