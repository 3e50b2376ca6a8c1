import type { FieldNode, GraphQLResolveInfo } from "graphql";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { CartChanged } from "./cart.errors.js";
import { resolveSelection } from "./resolve-selection.js";

/**
 * Runs a change that expects a version of the cart. If the cart has another one, the error carries the current cart.
 * @param fields paths of the mutation's selections of the cart; without any the error carries none
 * @throws {CartChanged} and whatever `change` throws
 */
export async function withCartInConflict<Answer>(
  change: () => Promise<Answer>,
  fields: readonly FieldNode[],
  info: GraphQLResolveInfo,
  context: RequestContext,
): Promise<Answer> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof CartChanged) || fields.length === 0) throw error;
    throw new CartChanged(await resolveSelection("cart", fields, info, context));
  }
}
