/** What has become of a unique code. */
export const UniqueCodeState = { OPEN: "OPEN", USED: "USED", VOID: "VOID" } as const;
export type UniqueCodeState = keyof typeof UniqueCodeState;
