import { request } from "../api/request";
import { graphql } from "../gql";
import type { AnswerReviewInput, DeclineReviewInput, PublishReviewInput } from "../gql/graphql";

const PUBLISH = graphql(`
  mutation PublishReview($input: PublishReviewInput!) {
    publishReview(input: $input) {
      review {
        id
      }
    }
  }
`);

const DECLINE = graphql(`
  mutation DeclineReview($input: DeclineReviewInput!) {
    declineReview(input: $input) {
      review {
        id
      }
    }
  }
`);

const ANSWER = graphql(`
  mutation AnswerReview($input: AnswerReviewInput!) {
    answerReview(input: $input) {
      review {
        id
      }
    }
  }
`);

/** Changes of a review. Each throws a StaffError: CONFLICT where somebody was faster, NOT_FOUND where it was erased. */
export const reviewChanges = {
  publish: (input: PublishReviewInput) => request(PUBLISH, { input }),
  decline: (input: DeclineReviewInput) => request(DECLINE, { input }),
  /** Without a text the answer is taken back. */
  answer: (input: AnswerReviewInput) => request(ANSWER, { input }),
};
