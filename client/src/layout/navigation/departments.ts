/** A category in the links of header, menu and footer. */
export type Department = { id: string; name: string; slug: string };

/** Sale is not a department but the reduced products of all; it is listed apart. */
export const isSale = ({ slug }: Department) => slug === "sale";

/** Outdoor departments are hidden first when the navigation is short of room. */
export const isOutdoors = ({ slug }: Department) => slug === "outdoor-blinds" || slug === "pergolas";
