import { chakra } from "./theme/chakra";

/** Links in a row; on phones each takes a row of its own. */
export const ActionRow = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "3", "& > a": { flex: { base: "1 1 100%", md: "none" } } },
});
