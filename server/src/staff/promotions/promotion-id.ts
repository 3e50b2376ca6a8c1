/** Whether it has the form of a promotion's id. Ids are opaque, so an invalid one is unknown. */
export const isPromotionId = (id: string): boolean => /^[1-9]\d{0,8}$/.test(id);
