import type { OpeningSize } from "@rules/opening-size";
import type { WindowKind, WindowOpening } from "@rules/project/window-kinds";
import { fromInches } from "@rules/sizes";
import { tenth } from "../../../product/drawing/model/measures";
import { Dimension } from "../../../product/measuring/parts/annotations";
import { FRONT_KINDS } from "./kinds/kinds";
import { Paper } from "./Paper";
import { windowSheet } from "./window-sheet";

type FrontDrawingProps = {
  kind: WindowKind;
  opens: WindowOpening | null;
  size: OpeningSize;
  /** The figures at the dimension lines; a dash where there is none. */
  figures: { readonly width: string; readonly height: string };
  label: string | undefined;
};

/** From a drawing to its dimension lines, above and beside it. */
const [ABOVE, BESIDE] = [24, 46];

/** A window from the room, to scale. What isn't measured yet is drawn in its usual length, without a figure. */
export function FrontDrawing({ kind, opens, size, figures, label }: FrontDrawingProps) {
  const { Picture, usual } = FRONT_KINDS[kind];
  const box = {
    x: 0,
    y: 0,
    width: millimetres(size.width, usual.width),
    height: millimetres(size.height, usual.height),
  };
  const sheet = windowSheet(box);
  const { x, y, width, height } = sheet.place;
  const [above, beside] = [y - ABOVE, x + width + BESIDE];
  return (
    <Paper sheet={sheet} label={label}>
      <g transform={`translate(${tenth(x)} ${tenth(y)}) scale(${sheet.scale.toFixed(5)})`}>
        <Picture box={box} pixel={1 / sheet.scale} opens={opens} />
      </g>
      {/* A small drawing beside words has no figures: they could not be read. */}
      {label !== undefined && (
        <>
          <Dimension
            from={[tenth(x), tenth(above)]}
            to={[tenth(x + width), tenth(above)]}
            figure={figures.width}
            side="above"
          />
          <Dimension from={[tenth(beside), tenth(y)]} to={[tenth(beside), tenth(y + height)]} figure={figures.height} />
        </>
      )}
    </Paper>
  );
}

const millimetres = (inches: number | undefined, usual: number) =>
  inches === undefined ? usual : Math.max(1, fromInches(inches, "mm"));
