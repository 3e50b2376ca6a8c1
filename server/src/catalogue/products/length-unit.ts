import { describedValues } from "../../kernel/graphql/described-enum.js";
import type { Unit } from "../../rules/sizes.js";

export const LengthUnit = describedValues<Unit>("LengthUnit", "In which a sentence says lengths.", {
  MM: ["mm", "Millimetres."],
  CM: ["cm", "Centimetres."],
  INCHES: ["in", "Inches."],
});
