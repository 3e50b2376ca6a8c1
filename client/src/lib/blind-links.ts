import { paths } from "./paths";

const BLINDS = paths.category.href("blinds");

/** The blinds that a name finds, the one of that name first. */
export const blindsNamed = (name: string): string => `${BLINDS}?${new URLSearchParams({ search: name })}`;

/** The blinds that come in a material, by its id on the page of materials. */
export const blindsIn = (materialId: string): string => `${BLINDS}?${new URLSearchParams({ material: materialId })}`;

/** The contact page with a message begun about a design of the inspiration page. */
export const messageAbout = (inspirationId: string): string =>
  `${paths.contact.href()}?${new URLSearchParams({ inspiration: inspirationId })}`;
