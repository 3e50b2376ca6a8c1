import { chakra } from "../../ui/theme/chakra";

/** What can be done with an order: side by side, below each other on the phone, and not on paper. */
export const OrderActions = chakra("div", {
  base: {
    display: { base: "grid", md: "flex", _print: "none" },
    gap: "3",
    flex: "none",
  },
});
