import { request } from "../api/request";
import { graphql } from "../gql";

const NEW_ENQUIRIES = graphql(`
  query NewEnquiries {
    enquiries(filter: { state: OPEN }, first: 1) {
      totalCount
    }
  }
`);

const OPEN_PROBLEMS = graphql(`
  query OpenProblems {
    problems(filter: { state: OPEN }, first: 1) {
      totalCount
    }
  }
`);

const WAITING_REVIEWS = graphql(`
  query WaitingReviews {
    reviews(filter: { state: WAITING }, first: 1) {
      totalCount
    }
  }
`);

/** How many enquiries nobody has answered. */
export const newEnquiries = async (): Promise<number> => (await request(NEW_ENQUIRIES)).enquiries.totalCount;

/** How many reported problems are open. */
export const openProblems = async (): Promise<number> => (await request(OPEN_PROBLEMS)).problems.totalCount;

/** How many reviews nobody has decided on. */
export const waitingReviews = async (): Promise<number> => (await request(WAITING_REVIEWS)).reviews.totalCount;
