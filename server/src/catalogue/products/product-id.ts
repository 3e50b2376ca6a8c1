/** Ids are opaque: anything that is none of ours is simply unknown. */
export const isProductId = (id: string): boolean => /^[1-9]\d{0,8}$/.test(id);
