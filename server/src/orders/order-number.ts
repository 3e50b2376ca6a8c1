/** Source of the regular expression of order numbers. They grow by a digit when half of the numbers of a length are used. */
export const ORDER_NUMBER = "MBC[0-9]{6,12}";
