import { chakra } from "./theme/chakra";

/** The content's width: 1360 px at most, with the gutter of the breakpoint on both sides. */
export const Container = chakra("div", {
  base: { w: "full", maxW: "page", mx: "auto", px: "var(--gutter)" },
});
