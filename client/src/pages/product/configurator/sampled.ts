/** Samples exist for fabrics only; other materials are shown at the visit. */
export const SAMPLED = "fabric";
