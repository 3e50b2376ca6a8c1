import { chakra } from "../../ui/theme/chakra";

/** On wide screens the filters are beside the list; without filters the list is aligned left. */
export const CatalogueColumns = chakra("div", {
  base: {
    display: { base: "block", lg: "grid" },
    gridTemplateColumns: "248px minmax(0, 1fr)",
    columnGap: "12",
    alignItems: "start",
    "& > :only-child": { gridColumn: "1 / -1" },
  },
});

/** The narrow column; hidden on phones. */
export const CatalogueSide = chakra("div", { base: { display: { base: "none", lg: "block" } } });
