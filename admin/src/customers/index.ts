export { CustomerList as list } from "./CustomerList";
