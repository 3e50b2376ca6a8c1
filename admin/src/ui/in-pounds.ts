const POUNDS = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });

/** £1,234.50 of whole pence. */
export const inPounds = (pence: number): string => POUNDS.format(pence / 100);
