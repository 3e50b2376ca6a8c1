export { OrderPage as show } from "./OrderPage";
