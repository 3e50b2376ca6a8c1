/**
 * Orders whose sheets one file has at most, so that it is there within a minute: each line is drawn, which takes the shop about a tenth of a
 * second, and other PDFs are made between its orders.
 */
export const MOST_SHEETED_ORDERS = 25;
