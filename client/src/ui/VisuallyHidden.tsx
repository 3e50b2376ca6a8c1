import { chakra } from "./theme/chakra";

const HIDDEN = {
  base: {
    position: "absolute",
    w: "1px",
    h: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
} as const;

/** Text for screen readers only. */
export const VisuallyHidden = chakra("span", HIDDEN);

/** A radio button or checkbox that its label draws. */
export const HiddenInput = chakra("input", HIDDEN);
