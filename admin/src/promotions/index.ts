export { CreatePromotionPage as create } from "./CreatePromotionPage";
export { PromotionList as list } from "./PromotionList";
export { PromotionPage as show } from "./PromotionPage";
