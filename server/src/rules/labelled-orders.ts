/** Orders whose parcels one file has labels of at most. */
export const MOST_LABELLED_ORDERS = 100;
