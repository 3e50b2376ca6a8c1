import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { readCode } from "../../rules/configuration-code.js";
import type { ProductConnection } from "./product-connection.types.js";
import type { ProductFilter } from "./product-filter.js";

/** Notes the words of a search that found nothing, for the figures; where other filters narrow it, they may be the reason. */
export function noteEmptySearch(
  { emptySearches }: Pick<RequestContext, "emptySearches">,
  { text, ...others }: ProductFilter,
  { edges, pageInfo }: Pick<ProductConnection, "edges" | "pageInfo">,
): void {
  const isNarrowed = Object.values(others).some((value) => value !== undefined && value !== null);
  if (!text || isNarrowed || edges.length > 0 || pageInfo.hasPreviousPage) return;
  if ("code" in readCode(text)) return; // a configuration's code, which names no product
  emptySearches?.add(text);
}
