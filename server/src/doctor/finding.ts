/** What the doctor found: all is well, something to know, or something to mend. A sentence that also says what to do. */
export type Finding = { kind: "well" | "note" | "fault"; sentence: string };

export const well = (sentence: string): Finding => ({ kind: "well", sentence });
export const note = (sentence: string): Finding => ({ kind: "note", sentence });
export const fault = (sentence: string): Finding => ({ kind: "fault", sentence });
