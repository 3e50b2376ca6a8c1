import { colorLabel, materialLabel } from "../rules/product-attributes.js";
import type { Sample } from "./sample-request.entity.js";

/** "Roman Blinds: Thermal Fabric in Cream". */
export const sampleInWords = ({ name, material, color }: Sample): string =>
  `${name}: ${materialLabel(material)} in ${colorLabel(color)}`;
