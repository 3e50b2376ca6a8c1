export { ImportPage as create } from "./ImportPage";
export { PriceListList as list } from "./PriceListList";
export { PriceListShow as show } from "./PriceListShow";
