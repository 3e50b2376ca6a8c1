import type { Size } from "./sizes.js";

/** What covers the window; `family` is its id, or its name in the API. */
export type Covering = { readonly family: string; readonly variant: string | null };

/** Width by drop. */
type Ratio = { readonly min: number; readonly max: number };

/** From a glazed door to a window above a worktop. */
const WINDOW: Ratio = { min: 0.28, max: 2.9 };

/** Usual shapes by family, and by variant where they differ. Estimates, wide enough for 99 of 100 windows (decision 31). */
const RATIOS: Readonly<Record<string, Ratio>> = {
  vertical: { min: 0.5, max: 2.9 },
  "perfect-fit": { min: 0.22, max: 2.9 },
  skylight: { min: 0.45, max: 2.2 },
  "shutter/cafe": { min: 0.5, max: 4.8 },
  "shutter/bay": { min: 0.9, max: 4 },
  "shutter/tracked": { min: 0.45, max: 2.9 },
  curtain: { min: 0.38, max: 2.9 },
  "curtain/pelmet": { min: 1.4, max: 13 },
  "outdoor/awning": { min: 1, max: 4.5 },
  "outdoor/zip-screen": { min: 0.33, max: 5.2 },
  "outdoor/patio-roller": { min: 0.33, max: 2 },
  pergola: { min: 0.6, max: 2.5 },
};

/** Whether a covering of this shape is nothing out of the ordinary. */
export function isUsualShape({ width, height }: Size, { family, variant }: Covering): boolean {
  const id = family.toLowerCase().replaceAll("_", "-");
  const { min, max } = RATIOS[`${id}/${variant}`] ?? RATIOS[id] ?? WINDOW;
  return width >= min * height && width <= max * height;
}
