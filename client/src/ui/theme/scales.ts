/** Steps of the 4 px scale that the shop uses; 6 is 24 px. */
const STEPS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 26, 30];

const scale = Object.fromEntries(STEPS.map((step) => [String(step), { value: `${step / 4}rem` }]));

export const spacing = { 0: { value: "0" }, ...scale };

/** Fixed sizes: `page` is the maximum width of content, `target` the minimum size of a touch target. */
export const sizes = { ...spacing, full: { value: "100%" }, page: { value: "85rem" }, target: { value: "2.75rem" } };

/** `md` adds columns, `lg` shows the full header and two columns, `xl` ends the content, `2xl` the full-width pictures. */
export const breakpoints = { md: "48rem", lg: "70rem", xl: "85rem", "2xl": "93.75rem" };

/** Windows of at most 20 em, as a phone with text of 150 % or a desk at 400 %, whose text may be spaced too: columns become rows. */
export const LARGE_TEXT = "@media (max-width: 20rem)";

/** Windows so low that a bar which sticks to an edge would cover half of them, as a desk at 400 %: bars scroll with the page. */
export const LOW_WINDOW = "@media (max-height: 31.25rem)";

/** A contrast theme of the system: it draws neither backgrounds nor shadows, but in elements with `forcedColorAdjust: "none"`. */
export const FORCED_COLORS = "@media (forced-colors: active)";

/** A selected control under FORCED_COLORS. */
export const SELECTED = {
  forcedColorAdjust: "none",
  background: "Highlight !important",
  color: "HighlightText !important",
} as const;

export const radii = {
  picture: { value: "2px" },
  control: { value: "4px" },
  panel: { value: "6px" },
  bubble: { value: "14px" },
  full: { value: "999px" },
};

export const shadows = {
  lift: { value: "0 1px 2px rgb(28 42 37 / 0.06), 0 8px 24px -8px rgb(28 42 37 / 0.16)" },
  over: { value: "0 24px 64px -16px rgb(28 42 37 / 0.32)" },
  bar: { value: "0 -1px 0 #ded6c8, 0 -12px 32px -12px rgb(28 42 37 / 0.18)" },
};

/** Stacking order, from the page up. */
export const zIndex = {
  bar: { value: "9" },
  // Above the bar, which scrolls up to the header at the end of a page.
  sticky: { value: "10" },
  overlay: { value: "30" },
  modal: { value: "31" },
  toast: { value: "40" },
  skipNav: { value: "50" },
};

export const durations = { quick: { value: "140ms" }, calm: { value: "280ms" }, picture: { value: "700ms" } };
