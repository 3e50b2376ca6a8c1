/** Ids are opaque, so an invalid one is unknown. */
export const isProductId = (id: string): boolean => /^[1-9]\d{0,8}$/.test(id);
