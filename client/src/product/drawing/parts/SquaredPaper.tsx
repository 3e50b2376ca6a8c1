import { useId } from "react";
import { tenth, type Box } from "../model/measures";

/** The side of a square, in millimetres. */
const SQUARE = 100;

interface SquaredPaperProps extends Box {
  readonly pixel: number;
}

/** Squares of 100 mm counted from the top left corner of the product, every metre a stronger line. */
export function SquaredPaper({ pixel, ...sheet }: SquaredPaperProps) {
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
