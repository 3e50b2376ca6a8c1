import type { ColorName, MaterialName } from "../../rules/product-attributes.js";

/**
 * Colours for those who see them poorly or not at all: how light, how warm, which hue. They say what the swatch shows, which a
 * test measures. There is no light reflectance, as no maker gives one.
 */
export const COLOR_DESCRIPTIONS: Readonly<Record<ColorName, string>> = {
  White: "Warm white",
  Cream: "Pale, warm yellow",
  "Light Grey": "Light, neutral grey",
  "Dark Grey": "Medium, neutral grey",
  Charcoal: "Very dark, cool grey",
  Beige: "Light, warm sand brown",
  Navy: "Very dark, muted blue",
  Brown: "Dark, warm brown",
  Black: "Soft black",
  "Natural Wood": "Light, warm golden brown",
  Cherry: "Dark, warm red-brown",
  Oak: "Medium, warm golden brown",
  Walnut: "Dark, warm chocolate brown",
};

/** What the light meets on a material, as the drawings show it. */
export const SURFACES: Readonly<Record<MaterialName, string>> = {
  "Premium Wood": "wood grain",
  "Faux Wood": "smooth",
  Aluminum: "smooth metal",
  Vinyl: "smooth",
  "Blackout Fabric": "matt cloth",
  "Light Filtering Fabric": "matt cloth",
  "Thermal Fabric": "matt cloth",
  "Moisture Resistant Fabric": "coated cloth",
  PVC: "smooth",
  Hardwood: "wood grain",
  MDF: "smooth paint",
};
