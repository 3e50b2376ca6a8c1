import { chakra } from "./theme/chakra";

const wide = (columns: string) => ({ gridTemplateColumns: { base: "minmax(0, 1fr)", lg: columns } });

/** Two columns where there is room, in the widths of `sides`; otherwise one below the other. */
export const Columns = chakra("div", {
  base: { display: "grid", alignItems: "start", columnGap: "16", rowGap: "10" },
  variants: {
    sides: {
      "1:1": wide("repeat(2, minmax(0, 1fr))"),
      "5:6": wide("minmax(0, 5fr) minmax(0, 6fr)"),
      "5:7": wide("minmax(0, 5fr) minmax(0, 7fr)"),
      "7:5": wide("minmax(0, 7fr) minmax(0, 5fr)"),
    },
  },
});
