import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { Unmasked } from "@apollo/client/masking";
import type { CartQuery } from "../../gql/graphql";

type WholeCart = Unmasked<CartQuery>["cart"];

/**
 * The cart as it is, where the shop refused a change because the cart had become another. It comes in the shape of the answer
 * that the change would have had, which is that of the cart's own query.
 */
export function cartInConflict(error: unknown): WholeCart | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const { code, cart } = error.errors[0]?.extensions ?? {};
  return code === "CONFLICT" && typeof cart === "object" && cart !== null ? (cart as WholeCart) : undefined;
}
