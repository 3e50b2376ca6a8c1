import type { FieldNode, GraphQLResolveInfo } from "graphql";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { resolveSelection } from "./resolve-selection.js";
import { CartChanged } from "./cart.errors.js";

/**
 * Makes a change that goes by a version of the cart. Where the cart has another one, the error brings the cart as it is.
 * @param fields where the mutation selects the cart; without any the error brings none
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
