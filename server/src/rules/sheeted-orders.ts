/** Orders whose sheets one file has at most: each window is drawn, which takes the shop about a tenth of a second. */
export const MOST_SHEETED_ORDERS = 25;
