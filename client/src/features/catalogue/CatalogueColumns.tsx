import { chakra } from "@chakra-ui/react";

/** On a wide screen what narrows the list stands beside it. */
export const CatalogueColumns = chakra("div", {
  base: {
    display: { base: "block", lg: "grid" },
    gridTemplateColumns: "248px minmax(0, 1fr)",
    columnGap: "12",
    alignItems: "start",
  },
});

/** The narrow column; on the phone it has no room. */
export const CatalogueSide = chakra("div", { base: { display: { base: "none", lg: "block" } } });
