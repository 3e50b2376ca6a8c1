import { chakra } from "../../ui/theme/chakra";

/** Buttons of an order; not printed. */
export const OrderActions = chakra("div", {
  base: {
    display: { base: "grid", md: "flex", _print: "none" },
    gap: "3",
    flex: "none",
  },
});
