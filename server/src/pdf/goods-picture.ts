/** A picture of a line of goods; without a JPEG its place stays empty. */
export type GoodsPicture = { jpeg: Uint8Array | undefined; alt: string };
