import DataLoader from "dataloader";
import type { GraphQLResolveInfo } from "graphql";
import type { ProductConnection } from "./product-connection.types.js";
import { detailAskedFor } from "../products/product-detail.js";
import type { ProductList } from "./product-list.service.js";

/**
 * A page of a list as the API shows it. What is asked of the list as a whole waits for a moment, so that its count and its
 * facets are one statement.
 * @param info of the field that answers with it
 * @throws {BadInput} where the cursor is none of a list in this order
 */
export async function connectionOf(
  list: ProductList,
  info: GraphQLResolveInfo,
  first: number,
  after?: string,
): Promise<ProductConnection> {
  const { edges, hasNextPage } = await list.page(first, after, detailAskedFor(info));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage },
    summary: new DataLoader(async (wanted) => {
      const summary = await list.summary({ withFacets: wanted.includes("facets") });
      return wanted.map(() => summary);
    }),
  };
}
