/** What a British shopper reads of an option's name or value: its first letter becomes a capital. */
export const optionLabel = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
