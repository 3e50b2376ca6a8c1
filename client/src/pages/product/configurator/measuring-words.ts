// Loaded together, at the first press of one of the buttons.
export { FitWords } from "./FitWords";
export { ReadBackLines } from "./ReadBackLines";
export { startTrial } from "./trial/trial";
export { TryOut } from "./trial/TryOut";
