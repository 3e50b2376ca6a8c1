import { REVIEW_DECLINES } from "@rules/review-declines";
import type { ReviewDeclineReason, ReviewState } from "../gql/graphql";
import { choicesOf } from "../ui/choices";

/** What the states are called. */
export const stateNames: Readonly<Record<ReviewState, string>> = {
  WAITING: "Waiting",
  PUBLISHED: "Published",
  DECLINED: "Declined",
};

/** Why a review is not published, in the words of the shop's page about reviews. */
export const declineReasons: Readonly<Record<ReviewDeclineReason, string>> = REVIEW_DECLINES;

export const stateChoices = choicesOf(stateNames);
export const declineChoices = choicesOf(declineReasons);
export const starChoices = [5, 4, 3, 2, 1].map((stars) => ({ id: stars, name: `${stars} of 5` }));
