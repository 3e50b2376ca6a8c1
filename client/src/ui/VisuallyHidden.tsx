import { chakra } from "./theme/chakra";

/** Text for screen readers only. */
export const VisuallyHidden = chakra("span", {
  base: {
    position: "absolute",
    w: "1px",
    h: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
});

/**
 * A radio button or checkbox that its label draws. It is as large as the label, so that the browser scrolls the whole label into
 * view and a finger finds it with a screen reader. The label has a position, and links in it lie above the input.
 */
export const HiddenInput = chakra("input", {
  base: { position: "absolute", inset: "0", w: "full", h: "full", m: "0", opacity: "0", cursor: "inherit" },
});
