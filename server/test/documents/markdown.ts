/** Removes the padding of table columns, which the formatter adds. */
export const unformatted = (text: string) => text.replaceAll(/ +/g, " ").replaceAll(/-{3,}/g, "---");
