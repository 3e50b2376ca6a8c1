export { VisitDayPage as day } from "./VisitDayPage";
export { VisitList as list } from "./VisitList";
export { VisitPage as show } from "./VisitPage";
export { VisitPlanPage as plan } from "./VisitPlanPage";
