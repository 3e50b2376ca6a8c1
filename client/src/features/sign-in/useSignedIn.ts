import { useFragment } from "@apollo/client/react";
import { graphql } from "../../gql";
import type { SignedIn_queryFragment } from "../../gql/graphql";

/** Read by the cart query, so it costs no request of its own. */
const SIGNED_IN = graphql(`
  fragment SignedIn_query on Query {
    me {
      id
      firstName
      savedProductIds
      savedInspirationIds
    }
  }
`);

/** What every page knows about the signed-in account. */
export type SignedInAccount = NonNullable<SignedIn_queryFragment["me"]>;

/** The signed-in account; null for a guest, undefined on the server and until the cart query has answered. */
export function useSignedIn(): SignedInAccount | null | undefined {
  const { data, complete } = useFragment({
    fragment: SIGNED_IN,
    fragmentName: "SignedIn_query",
    from: { __typename: "Query" },
  });
  return complete ? (data.me ?? null) : undefined;
}
