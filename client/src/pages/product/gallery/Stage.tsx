import { chakra } from "../../../ui/theme/chakra";

/** Frame of the large picture. */
export const Stage = chakra("div", {
  base: { position: "relative", touchAction: "pan-y pinch-zoom" },
});
