import { Rail, WHITE_HARDWARE } from "../parts/Rail";
import type { HeadingProps } from "./heading";

/** A slim track that hides the gliders of wave curtains. */
export function Track({ width }: HeadingProps) {
  return <Rail x={-10} y={0} width={width + 20} height={30} colour={WHITE_HARDWARE} />;
}
