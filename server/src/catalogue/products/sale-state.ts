/** Whether shoppers can buy a product: it was never sold, it is sold, or it is sold no more. */
export const SaleState = { HIDDEN: "HIDDEN", ON_SALE: "ON_SALE", WITHDRAWN: "WITHDRAWN" } as const;
export type SaleState = keyof typeof SaleState;

/** SQL condition of a product, aliased `p`, that shoppers may see. Each of their statements about products has it. */
export const IS_ON_SALE = `p.sale_state = '${SaleState.ON_SALE}'`;
