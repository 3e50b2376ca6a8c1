export { CategoryList as list } from "./CategoryList";
export { CategoryPage as show } from "./CategoryPage";
