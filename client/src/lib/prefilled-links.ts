import { paths } from "./paths";

const BLINDS = paths.category.href("blinds");

/** Search results for a blind's name. */
export const blindsNamed = (name: string): string => `${BLINDS}?${new URLSearchParams({ search: name })}`;

/** List of the blinds in a material, by its id on the materials page. */
export const blindsIn = (materialId: string): string => `${BLINDS}?${new URLSearchParams({ material: materialId })}`;

/** The samples page with a sample that is chosen at once; `product` is its id. */
export const sampleOf = (sample: { product: string; material: string; color: string }): string =>
  `${paths.samples.href()}?${new URLSearchParams(sample)}`;
