/** A category as header, menu and footer link to it. */
export type Department = { id: string; name: string; slug: string };

/** The one that is no department but what is reduced in all of them, and is set apart wherever they are listed. */
export const isSale = ({ slug }: Department) => slug === "sale";

/** Departments beside the house: they give way first where the line of departments is short of room. */
export const isOutdoors = ({ slug }: Department) => slug === "outdoor-blinds" || slug === "pergolas";
