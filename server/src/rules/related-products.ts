/** Products that staff may choose to be suggested on the page of one. It shows four; more stand in for those that are off sale. */
export const MOST_RELATED_PRODUCTS = 8;
