/** The name of an option's product. One whose product was withdrawn stays, and says so. */
export const optionName = (product: { readonly name: string } | null): string => product?.name ?? "No longer offered";
