/**
 * The API's id of a product that this browser has stored. Until the API got global ids, browsers stored the product's number.
 */
export const productIdOf = (stored: string): string =>
  /^\d+$/.test(stored) ? btoa(`Product:${stored}`).replaceAll("=", "") : stored;
