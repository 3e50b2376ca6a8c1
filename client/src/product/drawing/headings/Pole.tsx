import { path } from "../model/measures";
import { Rail } from "../parts/Rail";

interface PoleProps {
  readonly width: number;
  /** The middle of the pole, in millimetres down. */
  readonly y: number;
}

const METAL = "#4a4640";

/** A metal pole, 28 mm thick, with a ball at each end. */
export function Pole({ width, y }: PoleProps) {
  return (
    <>
      <Rail x={-36} y={y - 14} width={width + 72} height={28} colour={METAL} radius={14} />
      <path d={path`M-42 ${y}h.1M${width + 42} ${y}h.1`} stroke={METAL} strokeWidth="54" strokeLinecap="round" />
    </>
  );
}
