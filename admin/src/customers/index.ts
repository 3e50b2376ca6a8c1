export { CustomerList as list } from "./CustomerList";
export { CustomerPage as show } from "./CustomerPage";
