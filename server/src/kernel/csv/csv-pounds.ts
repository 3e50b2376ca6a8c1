/** An amount of pence as spreadsheets read it: 205.92. */
export const csvPounds = (pence: number): string => (pence / 100).toFixed(2);
