import { shadow } from "../model/colour";
import { path } from "../model/measures";

interface GripProps {
  /** Its middle, in millimetres. */
  readonly x: number;
  readonly y: number;
}

/** The pull in the middle of the bottom bar of a blind without cords. */
export const Grip = ({ x, y }: GripProps) => (
  <path d={path`M${x - 32} ${y}h64`} stroke={shadow(0.5)} strokeWidth="12" strokeLinecap="round" />
);
