import { screen } from "@testing-library/react";
import { vi } from "vitest";
import { OWNER, staffApi } from "./staff-api";

export const CLERK = { ...OWNER, role: "ORDERS", permissions: ["self:read", "enquiries:read", "enquiries:change"] };
export const CONFLICT = { code: "CONFLICT", message: "Somebody has changed this in the meantime. Please look again." };

export const QUOTE = {
  ...{ __typename: "Enquiry", id: "quote", version: 3, kind: "QUOTE", state: "OPEN" },
  ...{ createdAt: "2026-11-20T09:00:00.000Z", promisedContactBy: "2026-11-20T12:00:00.000Z" },
  ...{ name: "Jo Whitfield", email: "jo@larch.example", phone: "+442079460123", postcode: "BS6 7QX", address: null },
  ...{
    message: "Two bays.\nOne is round.",
    hasProject: false,
    samples: [],
    assigneeId: null,
    assigneeName: null,
    answers: [],
  },
};
export const aSample = (item: number, color: string, sentAt: string | null = null) => ({
  ...{ item, name: `Rollers: PVC in ${color}`, sentAt },
});
export const SAMPLES = {
  ...{ ...QUOTE, id: "samples", kind: "SAMPLES", state: "ANSWERED", promisedContactBy: null, message: null },
  ...{ address: "14 Larch Terrace\nBristol", samples: [aSample(1, "White"), aSample(2, "Navy")] },
  answers: [{ text: "They are on their way.", by: "Kim Vale", answeredAt: "2026-11-21T09:00:00.000Z" }],
};
const TEMPLATES = [
  { title: "Quote", text: "Dear Jo,\n\nHere is our quote:" },
  { title: "Ask for more", text: "Dear Jo,\n\nwhich side?" },
];

type Input = { input: { assigneeId?: string | null; text?: string } };
export type Change = (args: Input) => object;

/** A staff API with a quote and samples of one customer. */
export function aDesk(me: object = CLERK) {
  let quote: object = QUOTE;
  const changed = (changes: object) => {
    quote = { ...quote, version: 4, ...changes };
    return { enquiry: quote };
  };
  const desk = {
    me: () => me,
    enquiries: vi.fn<(args: { filter: object }) => object>(() => ({
      ...{ nodes: [quote, SAMPLES], totalCount: 2, pageInfo: { hasNextPage: false, endCursor: "1" } },
    })),
    enquiry: () => quote,
    enquiryThread: () => [SAMPLES, quote],
    enquiryTemplates: () => TEMPLATES,
    enquiryAssignees: () => [
      { id: "kim", name: "Kim Vale" },
      { id: "owner", name: "Sam Rowe" },
    ],
    assignEnquiry: vi.fn<Change>(({ input }) => changed({ assigneeId: input.assigneeId, assigneeName: "Kim Vale" })),
    answerEnquiry: vi.fn<Change>(({ input }) =>
      changed({
        state: "ANSWERED",
        answers: [{ text: input.text, by: "Sam Rowe", answeredAt: "2026-11-24T09:00:00.000Z" }],
      }),
    ),
    closeEnquiry: vi.fn<Change>(() => changed({ state: "CLOSED" })),
  };
  staffApi(desk);
  return { ...desk, changed };
}

/** The part of a page with this heading. */
export const part = (name: string | RegExp) => screen.findByRole("region", { name });
