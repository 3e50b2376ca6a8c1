/** What the shop has done about an enquiry. */
export const EnquiryState = { OPEN: "OPEN", ANSWERED: "ANSWERED", CLOSED: "CLOSED" } as const;
export type EnquiryState = keyof typeof EnquiryState;
