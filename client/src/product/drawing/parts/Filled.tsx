import { tenth, type Box } from "../model/measures";

export interface FilledProps extends Box {
  readonly paint: string;
  /** Radius of the corners. */
  readonly radius?: number;
}

/** A box in one paint. */
export function Filled({ paint, radius, x, y, width, height }: FilledProps) {
  const size = { width: tenth(Math.max(0, width)), height: tenth(Math.max(0, height)) };
  return <rect x={tenth(x)} y={tenth(y)} {...size} rx={radius} fill={paint} />;
}
