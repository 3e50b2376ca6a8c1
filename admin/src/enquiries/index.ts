export { EnquiryList as list } from "./EnquiryList";
export { EnquiryPage as show } from "./EnquiryPage";
