import DataLoader from "dataloader";
import type { GraphQLResolveInfo } from "graphql";
import type { PageWindow } from "../../kernel/graphql/page-window.js";
import { contentAskedFor } from "../products/product-detail.js";
import type { ProductConnection } from "./product-connection.types.js";
import type { ProductList } from "./product-list.service.js";

/**
 * A page of a list for the API. Count and facets of the whole list are batched into one statement.
 * @param info of the connection field
 * @throws {BadInput} for a cursor that is invalid or of another order
 */
export async function connectionOf(
  list: ProductList,
  info: GraphQLResolveInfo,
  window: PageWindow,
): Promise<ProductConnection> {
  return {
    ...(await list.page(window, contentAskedFor(info))),
    listKey: list.surrogateKey,
    summary: new DataLoader(async (wanted) => {
      const summary = await list.summary({ withFacets: wanted.includes("facets") });
      return wanted.map(() => summary);
    }),
  };
}
