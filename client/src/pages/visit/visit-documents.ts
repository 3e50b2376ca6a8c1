import { graphql } from "../../gql";
import type { VisitPageQuery } from "../../gql/graphql";

/** The visit of a link. */
export const VISIT = graphql(`
  query VisitPage($token: String!) {
    visit(token: $token) {
      ...VisitOfLink @unmask
    }
    shop {
      phone
    }
  }
  fragment VisitOfLink on Visit {
    id
    state
    startsAt
    endsAt
    orderNumber
    address
    city
    postcode
    changeableUntil
    isChangeable
    calendarFile
  }
`);

export const MOVE_VISIT = graphql(`
  mutation MoveVisit($input: MoveVisitInput!) {
    moveVisit(input: $input) {
      visit {
        ...VisitOfLink @unmask
      }
      errors {
        ...PayloadError @unmask
      }
    }
  }
`);

export const CANCEL_VISIT = graphql(`
  mutation CancelVisit($input: CancelVisitInput!) {
    cancelVisit(input: $input) {
      visit {
        ...VisitOfLink @unmask
      }
      errors {
        ...PayloadError @unmask
      }
    }
  }
`);

export type ShownVisit = NonNullable<VisitPageQuery["visit"]>;
