/** Milliseconds without a keystroke after which a shopper is taken to have finished a figure. */
export const QUIET = 700;
