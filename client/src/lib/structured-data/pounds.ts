/** "1234.50": an amount as machines read it. */
export const pounds = (pence: number) => (pence / 100).toFixed(2);
