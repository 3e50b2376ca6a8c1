import { graphql } from "../../../gql";
import type { MergePageQuery } from "../../../gql/graphql";

/** What the link asks. */
export const ACCOUNT_MERGE = graphql(`
  query MergePage($token: String!) {
    accountMerge(token: $token) {
      email
      isKept
      hasAccount
      expiresAt
    }
  }
`);

export const CONFIRM_MERGE = graphql(`
  mutation ConfirmAccountMerge($input: ConfirmAccountMergeInput!) {
    confirmAccountMerge(input: $input) {
      isMerged
    }
  }
`);

export const REFUSE_MERGE = graphql(`
  mutation RefuseAccountMerge($input: RefuseAccountMergeInput!) {
    refuseAccountMerge(input: $input) {
      __typename
    }
  }
`);

export type AskedMerge = NonNullable<MergePageQuery["accountMerge"]>;
