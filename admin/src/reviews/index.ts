export { ReviewList as list } from "./ReviewList";
export { ReviewPage as show } from "./ReviewPage";
