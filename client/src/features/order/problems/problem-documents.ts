import { graphql } from "../../../gql";
import type { OrderProblemPartsFragment } from "../../../gql/graphql";

export const ORDER_PROBLEMS = graphql(`
  query OrderProblems($number: String!, $email: String) {
    orderProblems(number: $number, email: $email) {
      ...OrderProblemParts @unmask
    }
  }
  fragment OrderProblemParts on OrderProblem {
    id
    item
    product
    kind
    state
    agreed
    messages {
      id
      text
      isFromShop
      writtenAt
    }
    photos {
      id
      width
      height
      preview
    }
  }
`);

export const REPORT_ORDER_PROBLEM = graphql(`
  mutation ReportOrderProblem($input: ReportOrderProblemInput!) {
    reportOrderProblem(input: $input) {
      problem {
        ...OrderProblemParts @unmask
      }
    }
  }
`);

export const WRITE_ABOUT_PROBLEM = graphql(`
  mutation WriteAboutProblem($input: WriteAboutProblemInput!) {
    writeAboutProblem(input: $input) {
      problem {
        ...OrderProblemParts @unmask
      }
    }
  }
`);

/** A reported problem with its thread. */
export type OrderProblem = OrderProblemPartsFragment;

/** Which order: with the e-mail address where not the session but both open it. */
export type ProblemOrder = { number: string; email: string | undefined };
