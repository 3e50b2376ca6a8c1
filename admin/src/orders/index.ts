export { OrderList as list } from "./OrderList";
export { OrderPage as show } from "./OrderPage";
