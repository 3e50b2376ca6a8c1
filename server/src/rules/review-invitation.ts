/** Days after the delivery at which an order's buyer is asked for reviews: two weekends to fit it and to live with it. */
export const INVITED_AFTER_DAYS = 14;
