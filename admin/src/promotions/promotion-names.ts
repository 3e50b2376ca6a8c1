import type { PromotionState, UniqueCodeState } from "../gql/graphql";
import { choicesOf } from "../ui/choices";

/** What the states are called. */
export const stateNames: Readonly<Record<PromotionState, string>> = {
  UPCOMING: "Upcoming",
  RUNNING: "Running",
  ENDED: "Ended",
};

export const stateChoices = choicesOf(stateNames);

/** What the states of unique codes are called. */
export const codeStateNames: Readonly<Record<UniqueCodeState, string>> = {
  OPEN: "Open",
  USED: "Used",
  VOID: "Withdrawn",
};

export const codeStateChoices = choicesOf(codeStateNames);
