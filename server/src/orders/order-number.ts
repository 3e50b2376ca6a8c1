/** Pattern of order numbers. They get another digit when half of the numbers of a length are used. */
export const ORDER_NUMBER = "MBC[0-9]{6,12}";
