/** How all order numbers begin. */
export const ORDER_NUMBER_START = "MBC";

/** Pattern of order numbers. They get another digit when half of the numbers of a length are used. */
export const ORDER_NUMBER = `${ORDER_NUMBER_START}[0-9]{6,12}`;
