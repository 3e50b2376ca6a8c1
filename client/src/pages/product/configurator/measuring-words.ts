// Loaded together, at the first press of either button.
export { FitWords } from "./FitWords";
export { ReadBackLines } from "./ReadBackLines";
