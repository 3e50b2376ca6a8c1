export { ProblemList as list } from "./ProblemList";
export { ProblemPage as show } from "./ProblemPage";
