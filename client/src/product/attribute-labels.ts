import { COLORS, MATERIALS, type ColorName, type MaterialName } from "@rules/product-attributes";

const isMaterial = (name: string): name is MaterialName => Object.hasOwn(MATERIALS, name);
const isColor = (name: string): name is ColorName => Object.hasOwn(COLORS, name);

/** British label of a material of the API; a withdrawn one keeps its name. */
export const materialLabel = (name: string): string => (isMaterial(name) ? MATERIALS[name].label : name);

/** British label of a colour of the API; a withdrawn one keeps its name. */
export const colorLabel = (name: string): string => (isColor(name) ? COLORS[name].label : name);

/** #rrggbb of a colour of the API, for drawings; white for a withdrawn one. */
export const colorHex = (name: string): string => COLORS[isColor(name) ? name : "White"].hex;

/** British label of the colour with this #rrggbb; undefined if it is none of the shop's. */
export const colorOfHex = (hex: string): string | undefined =>
  Object.values(COLORS).find((color) => color.hex === hex.toLowerCase())?.label;
