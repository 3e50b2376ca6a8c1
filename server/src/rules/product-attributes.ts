/**
 * The vocabulary of the catalogue: families, materials, colours, rooms and features. Names and ids are the API's values, in
 * American spelling where the specification has it; `label` is shown to British shoppers. Only this file maps colours and
 * materials to filter ids.
 */

/** Kinds of product that share sizes, options and a drawing. */
export const FAMILIES = {
  roller: "Roller blinds",
  venetian: "Venetian blinds",
  wooden: "Wooden blinds",
  vertical: "Vertical blinds",
  roman: "Roman blinds",
  pleated: "Pleated blinds",
  "day-night": "Day and night blinds",
  "perfect-fit": "Perfect fit blinds",
  skylight: "Skylight blinds",
  shutter: "Shutters",
  curtain: "Curtains",
  outdoor: "Outdoor blinds",
  pergola: "Pergolas",
} as const;
export type Family = keyof typeof FAMILIES;

export const MATERIAL_FILTERS = {
  wood: "Wood",
  "faux-wood": "Faux wood",
  aluminum: "Aluminium",
  vinyl: "Vinyl",
  fabric: "Fabric",
  linen: "Linen",
} as const;
export type MaterialFilter = keyof typeof MATERIAL_FILTERS;

export const COLOR_FILTERS = {
  white: "White",
  brown: "Brown",
  tan: "Tan",
  gray: "Grey",
  black: "Black",
  custom: "Custom",
} as const;
export type ColorFilter = keyof typeof COLOR_FILTERS;

export const FEATURES = {
  blackout: "Blackout",
  cordless: "Cordless",
  motorized: "Motorised",
  "energy-efficient": "Energy-efficient",
  "child-safe": "Child-safe",
} as const;
export type Feature = keyof typeof FEATURES;

/** Materials of products. `note` is a short advantage of the material. */
export const MATERIALS = {
  "Premium Wood": { label: "Premium Wood", filter: "wood", note: "Warm grain, light in weight" },
  "Faux Wood": { label: "Faux Wood", filter: "faux-wood", note: "Wipes clean, for kitchens and baths" },
  Aluminum: { label: "Aluminium", filter: "aluminum", note: "Slim, light and crisp" },
  Vinyl: { label: "Vinyl", filter: "vinyl", note: "Wipeable, at home in wet rooms" },
  "Blackout Fabric": { label: "Blackout Fabric", filter: "fabric", note: "Dark cloth for sleeping rooms" },
  "Light Filtering Fabric": { label: "Light Filtering Fabric", filter: "fabric", note: "Soft glow, privacy by day" },
  "Thermal Fabric": { label: "Thermal Fabric", filter: "fabric", note: "Backed cloth that keeps warmth in" },
  "Moisture Resistant Fabric": {
    label: "Moisture Resistant Fabric",
    filter: "fabric",
    note: "Coated, for kitchens and baths",
  },
  PVC: { label: "PVC", filter: "vinyl", note: "Hard-wearing, washes down" },
  Hardwood: { label: "Hardwood", filter: "wood", note: "Stiff, close grain" },
  MDF: { label: "MDF", filter: "wood", note: "Smooth painted finish for dry rooms" },
} as const satisfies Record<string, { label: string; filter: MaterialFilter; note: string }>;
export type MaterialName = keyof typeof MATERIALS;

/** Colours of cloth, slat and paint; `hex` is for swatches and drawings. */
export const COLORS = {
  White: { label: "White", hex: "#f4f2ec", filter: "white" },
  Cream: { label: "Cream", hex: "#ece3cd", filter: "white" },
  "Light Grey": { label: "Light Grey", hex: "#c3c5c0", filter: "gray" },
  "Dark Grey": { label: "Dark Grey", hex: "#6f7472", filter: "gray" },
  Charcoal: { label: "Charcoal", hex: "#3c4145", filter: "gray" },
  Beige: { label: "Beige", hex: "#d2b48c", filter: "tan" },
  Navy: { label: "Navy", hex: "#2f3d52", filter: "custom" },
  Brown: { label: "Brown", hex: "#6b4a32", filter: "brown" },
  Black: { label: "Black", hex: "#1f2326", filter: "black" },
  "Natural Wood": { label: "Natural Wood", hex: "#d8b483", filter: "tan" },
  Cherry: { label: "Cherry", hex: "#8b4a34", filter: "brown" },
  Oak: { label: "Oak", hex: "#b07d4b", filter: "brown" },
  Walnut: { label: "Walnut", hex: "#5f4130", filter: "brown" },
} as const satisfies Record<string, { label: string; hex: string; filter: ColorFilter }>;
export type ColorName = keyof typeof COLORS;

/** Type guard for material names. */
export function isMaterialName(name: string): name is MaterialName {
  return Object.hasOwn(MATERIALS, name);
}

/** The label of a material; an unknown name is returned unchanged. */
export function materialLabel(name: string): string {
  return labelIn(MATERIALS, name);
}

/** The label of a colour; an unknown name is returned unchanged. */
export function colorLabel(name: string): string {
  return labelIn(COLORS, name);
}

function labelIn(names: Readonly<Record<string, { label: string }>>, name: string): string {
  return (Object.hasOwn(names, name) ? names[name]?.label : undefined) ?? name;
}
