import type { Chosen } from "./chosen";

/**
 * Whether its brackets are screwed on from the front, to the wall or to the frame of a window, and seen. Products for outside are not
 * asked for a fit as well: their cases hide the brackets.
 */
export const isFaceFixed = ({ fit, fixing }: Chosen): boolean =>
  fit !== undefined && (fixing === "face" || fixing === "on the frame");

/** Whether brackets at the foot keep it from swinging. */
export const isHeldDown = (chosen: Chosen): boolean => chosen["hold-down brackets"] === "yes";
