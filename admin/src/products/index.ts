export { ProductEdit as edit } from "./ProductEdit";
export { ProductList as list } from "./ProductList";
