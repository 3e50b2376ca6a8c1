import { shadow } from "../model/colour";
import type { Box } from "../model/measures";
import { Shade } from "./Shade";

interface ShadowProps extends Box {
  /** Darkest opacity, 0 to 1. */
  readonly depth?: number;
}

/** The shadow that a rail or bar throws down on what hangs behind it. */
export function Shadow({ depth = 0.28, ...box }: ShadowProps) {
  return <Shade {...box} stops={[shadow(depth), shadow(0)]} />;
}
