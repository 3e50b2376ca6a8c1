import { FilterField } from "../ui/FilterField";
import { SALE_NAMES } from "./sale-words";
import { useProductChoices } from "./use-product-choices";

/** Otherwise it is the order of the shop. */
const SORTS = [
  { id: "NAME", name: "Name" },
  { id: "PRICE_LOWEST", name: "Lowest price" },
  { id: "PRICE_HIGHEST", name: "Highest price" },
  { id: "CHANGED_LATEST", name: "Changed last" },
];

const REDUCED = [
  { id: "true", name: "Reduced" },
  { id: "false", name: "Not reduced" },
];

const SALE_STATES = Object.entries(SALE_NAMES).map(([id, name]) => ({ id, name }));

/** The form above the list of products. */
export function useProductFilters() {
  const { categories } = useProductChoices();
  return [
    <FilterField key="search" source="search" label="Name or slug" alwaysOn />,
    <FilterField key="category" source="category" label="Category" choices={categories} alwaysOn />,
    <FilterField key="priceMin" source="priceMin" label="From £" alwaysOn />,
    <FilterField key="priceMax" source="priceMax" label="To £" alwaysOn />,
    <FilterField key="reduced" source="reduced" label="Reduction" choices={REDUCED} alwaysOn />,
    <FilterField key="saleState" source="saleState" label="On sale" choices={SALE_STATES} alwaysOn />,
    <FilterField key="sort" source="sort" label="First" choices={SORTS} alwaysOn />,
  ];
}
