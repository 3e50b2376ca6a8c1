import { tenth, type Box } from "../model/measures";

interface FilledProps extends Box {
  readonly paint: string;
}

/** A box in one paint. */
export function Filled({ paint, x, y, width, height }: FilledProps) {
  return <rect x={tenth(x)} y={tenth(y)} width={tenth(width)} height={tenth(Math.max(0, height))} fill={paint} />;
}
