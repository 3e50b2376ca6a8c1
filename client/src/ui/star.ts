/** SVG path of a star in a 24 × 24 view box. */
export const STAR = "m12 2.5 2.9 6.2 6.8.8-5 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.7 6.8-.8Z";
