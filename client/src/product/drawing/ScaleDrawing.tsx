import { useId } from "react";
import type { Unit } from "@rules/sizes";
import { settle, type DrawingChoices } from "./choices";
import { choicesLabel, dimensionsLabel, familiarLabel, lengthLabel, nameLabel } from "./labels";
import { boxView, tenth, type Box } from "./model/measures";
import { Dimension } from "./parts/Dimension";
import { scaleView, sheetPixel } from "./sheet";

/** The side of a square, in millimetres. */
const SQUARE = 100;

interface SquaredPaperProps extends Box {
  readonly pixel: number;
}

/** Squares of 100 mm counted from the top left corner of the product, every metre a stronger line. */
function SquaredPaper({ pixel, ...sheet }: SquaredPaperProps) {
  const id = useId();
  const squares = `${id}s`;
  return (
    <>
      <pattern id={squares} width={SQUARE} height={SQUARE} patternUnits="userSpaceOnUse">
        <path d={`M0 0H${SQUARE}M0 0V${SQUARE}`} stroke="#e2d8c3" strokeWidth={tenth(pixel * 1.6)} />
      </pattern>
      <pattern id={id} width={SQUARE * 10} height={SQUARE * 10} patternUnits="userSpaceOnUse">
        <path d={`M0 0H${SQUARE * 10}M0 0V${SQUARE * 10}`} stroke="#cfc2a6" strokeWidth={tenth(pixel * 2)} />
      </pattern>
      <rect {...sheet} fill="#f4efe6" />
      <rect {...sheet} fill={`url(#${squares})`} />
      <rect {...sheet} fill={`url(#${id})`} />
    </>
  );
}

interface ScaleDrawingProps extends DrawingChoices {
  readonly width: number;
  readonly height: number;
  /** The unit of the figures. */
  readonly unit?: Unit;
  readonly className?: string;
  /** What the text alternative calls it, and its colour. */
  readonly title?: string;
  readonly colour?: string | undefined;
}

/**
 * The product at its ordered size on squared paper: one square is 100 mm, the scale is the same both ways. What reaches
 * out from the wall is seen from above, as only there both figures show.
 */
export function ScaleDrawing({ unit = "mm", className, title, colour, ...choices }: ScaleDrawingProps) {
  const { portrait, subject } = settle(choices);
  const { width, height, chosen } = subject;
  const { Picture, bounds: boundsOf } = portrait.plan ?? portrait;
  const bounds = boundsOf(width, height, chosen);
  const view = scaleView(bounds);
  const pixel = sheetPixel(view);
  const [across, down] = [lengthLabel(choices.width, unit), lengthLabel(choices.height, unit)];
  const name = nameLabel(title ?? portrait.name, colour);
  return (
    <svg
      className={className}
      viewBox={boxView(view)}
      role="img"
      data-ground="paper"
      aria-label={`${name}, ${dimensionsLabel(across, down, portrait)}${choicesLabel(choices.chosen)}${choices.trial?.words ?? ""}${familiarLabel(choices.width, choices.height, portrait)}`}
    >
      <SquaredPaper {...view} pixel={pixel} />
      {choices.trial?.unlit?.Wall(bounds, pixel)}
      <Picture {...subject} pixel={pixel} />
      <Dimension length={width} edge={bounds.y} from={0} figure={across} pixel={pixel} />
      <Dimension length={height} edge={bounds.x + bounds.width} from={width} figure={down} pixel={pixel} upright />
    </svg>
  );
}
