import type { PromotionState } from "../gql/graphql";
import { choicesOf } from "../ui/choices";

/** What the states are called. */
export const stateNames: Readonly<Record<PromotionState, string>> = {
  UPCOMING: "Upcoming",
  RUNNING: "Running",
  ENDED: "Ended",
};

export const stateChoices = choicesOf(stateNames);
