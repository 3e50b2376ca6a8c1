/** The name of a property in SQL: "basePricePence" is base_price_pence, which needs no quotes. */
export const snakeCase = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
