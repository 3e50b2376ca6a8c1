/** Colours of the drawings of the guides. They hold no token, so that a drawing stands anywhere: on a page, on paper, in a video. */
export const INK = "#1c2a25";
export const PAPER = "#f4efe6";
export const SQUARES = "#e9e0cf";
export const WALL = "#d9cfbd";
export const FRAME = "#fdfbf7";
export const GLASS = "#dde7e5";
export const CLOTH = "#bccab5";
export const WOOD = "#d8b483";
