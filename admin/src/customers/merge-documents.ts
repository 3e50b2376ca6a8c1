import { graphql } from "../gql";

export const PROPOSE_MERGE = graphql(`
  mutation ProposeCustomerMerge($input: ProposeCustomerMergeInput!) {
    proposeCustomerMerge(input: $input) {
      merge {
        id
      }
    }
  }
`);

export const WITHDRAW_MERGE = graphql(`
  mutation WithdrawCustomerMerge($input: WithdrawCustomerMergeInput!) {
    withdrawCustomerMerge(input: $input) {
      merge {
        id
      }
    }
  }
`);
