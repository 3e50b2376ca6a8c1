import { chakra } from "../../ui/theme/chakra";

/** Around what can be done with a quote, and what came of it. */
export const QuoteActFrame = chakra("div", {
  base: { display: "grid", gap: "4", mt: "6", _focus: { outline: "none" } },
});
