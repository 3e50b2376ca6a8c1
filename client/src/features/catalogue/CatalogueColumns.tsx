import { chakra } from "../../ui/theme/chakra";

/** On a wide screen what narrows the list stands beside it; where nothing does, the list hangs from the left edge. */
export const CatalogueColumns = chakra("div", {
  base: {
    display: { base: "block", lg: "grid" },
    gridTemplateColumns: "248px minmax(0, 1fr)",
    columnGap: "12",
    alignItems: "start",
    "& > :only-child": { gridColumn: "1 / -1" },
  },
});

/** The narrow column; on the phone it has no room. */
export const CatalogueSide = chakra("div", { base: { display: { base: "none", lg: "block" } } });
