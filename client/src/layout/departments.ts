/** A category as header, menu and footer link to it. */
export type Department = { id: string; name: string; slug: string };

/** The one that is no department but what is reduced in all of them, and is set apart wherever they are listed. */
export const isSale = ({ slug }: Department) => slug === "sale";
