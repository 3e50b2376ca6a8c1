/** The palette by role. Text has a contrast of at least 4.5 : 1, the edge of a control 3 : 1. */
export const colors = {
  bg: {
    DEFAULT: { value: "#faf7f1" },
    muted: { value: "#f1ece2" },
    panel: { value: "#ffffff" },
    drawing: { value: "#f4efe6" },
    sage: { DEFAULT: { value: "#dfe5da" }, hover: { value: "#cfd8c9" } },
    inverted: { DEFAULT: { value: "#23382f" }, hover: { value: "#2f4a3f" } },
    disabled: { value: "#e9e3d8" },
    scrim: { value: "rgb(28 42 37 / 0.46)" },
    shimmer: { value: "#ebe4d7" },
  },
  fg: {
    DEFAULT: { value: "#1c2a25" },
    muted: { value: "#4d5952" },
    subtle: { value: "#5e6961" },
    disabled: { value: "#767a72" },
    inverted: { DEFAULT: { value: "#faf7f1" }, muted: { value: "#c6d2c9" } },
  },
  /** DEFAULT is for decoration only; controls use `control`, on sage `sage`. */
  border: {
    DEFAULT: { value: "#ded6c8" },
    /** The edge of a piece of colour. */
    swatch: { value: "rgb(28 42 37 / 0.22)" },
    control: { value: "#858579" },
    sage: { value: "#6b7a70" },
  },
  /** Terracotta is for the main action only. */
  action: {
    solid: { value: "#a6462a" },
    emphasized: { value: "#8e3920" },
    active: { value: "#772e19" },
  },
  success: { fg: { value: "#2f6b4a" }, subtle: { value: "#e4eee4" } },
  error: {
    fg: { value: "#a3262a" },
    emphasized: { value: "#86191d" },
    subtle: { value: "#f9e4e1" },
    contrast: { value: "#fbe9e7" },
  },
  wait: { fg: { value: "#7a4f08" }, subtle: { value: "#f7e8c8" } },
};
