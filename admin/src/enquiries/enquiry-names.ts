import type { EnquiryKind, EnquiryState } from "../gql/graphql";
import { choicesOf } from "../ui/choices";

/** What the kinds are called. */
export const kindNames: Readonly<Record<EnquiryKind, string>> = {
  QUOTE: "Quote",
  MESSAGE: "Message",
  SAMPLES: "Samples",
};

/** What the states are called. */
export const stateNames: Readonly<Record<EnquiryState, string>> = {
  OPEN: "Open",
  ANSWERED: "Answered",
  CLOSED: "Closed",
};

export const kindChoices = choicesOf(kindNames);
export const stateChoices = choicesOf(stateNames);
