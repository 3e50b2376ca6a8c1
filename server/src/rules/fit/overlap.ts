/** How far a blind outside its recess goes past the opening on each side and above it, as shoppers are told to measure. Whole mm. */
export const OVERLAP_MM = 75;
