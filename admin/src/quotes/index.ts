export { QuoteList as list } from "./QuoteList";
export { QuotePage as show } from "./QuotePage";
