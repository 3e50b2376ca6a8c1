import { request } from "../api/request";
import { graphql } from "../gql";
import type { AssignVisitInput, CancelBookedVisitInput, MoveBookedVisitInput, RecordVisitInput } from "../gql/graphql";

const MOVE = graphql(`
  mutation MoveBookedVisit($input: MoveBookedVisitInput!) {
    moveBookedVisit(input: $input) {
      visit {
        id
      }
    }
  }
`);

const CANCEL = graphql(`
  mutation CancelBookedVisit($input: CancelBookedVisitInput!) {
    cancelBookedVisit(input: $input) {
      visit {
        id
      }
    }
  }
`);

const ASSIGN = graphql(`
  mutation AssignVisit($input: AssignVisitInput!) {
    assignVisit(input: $input) {
      visit {
        id
      }
    }
  }
`);

const RECORD = graphql(`
  mutation RecordVisit($input: RecordVisitInput!) {
    recordVisit(input: $input) {
      visit {
        id
      }
    }
  }
`);

/** Changes of a visit. Each throws a StaffError: CONFLICT where shopper or staff were faster, NOT_FOUND where it was erased. */
export const visitChanges = {
  /** Mails it. */
  move: (input: MoveBookedVisitInput) => request(MOVE, { input }),
  /** Mails it. */
  cancel: (input: CancelBookedVisitInput) => request(CANCEL, { input }),
  assign: (input: AssignVisitInput) => request(ASSIGN, { input }),
  record: (input: RecordVisitInput) => request(RECORD, { input }),
};
