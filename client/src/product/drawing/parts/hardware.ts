import { ANTHRACITE, WHITE_HARDWARE } from "./Rail";

/** Painted metal, plated rings and wrapped frames, by the names of the catalogue. */
const COLOURS: Readonly<Record<string, string>> = {
  white: WHITE_HARDWARE,
  silver: "#b9bcbd",
  anthracite: ANTHRACITE,
  black: "#2b2b2a",
  "golden oak": "#b57b3c",
  brown: "#5b4030",
  "brushed nickel": "#a39d92",
  "antique brass": "#8c7040",
};

/** The colour of hardware that was chosen, or the usual one of the product. */
export const hardwareColour = (named: string | undefined, usual: string): string => COLOURS[named ?? ""] ?? usual;
