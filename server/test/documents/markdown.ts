/** The formatter makes columns even; what they say is compared. */
export const unformatted = (text: string) => text.replaceAll(/ +/g, " ").replaceAll(/-{3,}/g, "---");
