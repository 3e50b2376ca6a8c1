import { request } from "../api/request";
import { graphql } from "../gql";
import type { AgreeOnProblemInput, AnswerProblemInput, CloseProblemInput, ReopenProblemInput } from "../gql/graphql";

const ANSWER = graphql(`
  mutation AnswerProblem($input: AnswerProblemInput!) {
    answerProblem(input: $input) {
      problem {
        id
      }
    }
  }
`);

const AGREE = graphql(`
  mutation AgreeOnProblem($input: AgreeOnProblemInput!) {
    agreeOnProblem(input: $input) {
      problem {
        id
      }
    }
  }
`);

const CLOSE = graphql(`
  mutation CloseProblem($input: CloseProblemInput!) {
    closeProblem(input: $input) {
      problem {
        id
      }
    }
  }
`);

const REOPEN = graphql(`
  mutation ReopenProblem($input: ReopenProblemInput!) {
    reopenProblem(input: $input) {
      problem {
        id
      }
    }
  }
`);

/** Changes of a problem. Each throws a StaffError: CONFLICT where shopper or staff were faster, NOT_FOUND where it was erased. */
export const problemChanges = {
  /** Mails it. */
  answer: (input: AnswerProblemInput) => request(ANSWER, { input }),
  /** Mails it. */
  agree: (input: AgreeOnProblemInput) => request(AGREE, { input }),
  close: (input: CloseProblemInput) => request(CLOSE, { input }),
  reopen: (input: ReopenProblemInput) => request(REOPEN, { input }),
};
