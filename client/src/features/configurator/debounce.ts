/** Milliseconds without a keystroke after which a figure counts as typed to its end. */
export const DEBOUNCE_MS = 700;
