import { Rail, WHITE_HARDWARE } from "../parts/Rail";
import type { HeadingProps } from "./heading";

/** A slim track that hides the gliders of the curtains. */
export const Track = ({ width }: Pick<HeadingProps, "width">) => (
  <Rail x={-10} y={0} width={width + 20} height={30} colour={WHITE_HARDWARE} />
);
