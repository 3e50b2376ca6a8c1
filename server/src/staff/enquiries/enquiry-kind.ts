/** What somebody asks for. */
export const EnquiryKind = { QUOTE: "QUOTE", MESSAGE: "MESSAGE", SAMPLES: "SAMPLES" } as const;
export type EnquiryKind = keyof typeof EnquiryKind;
