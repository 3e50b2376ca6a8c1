import type { ApolloServerPlugin } from "@apollo/server";
import type { DocumentNode, OperationDefinitionNode } from "graphql";
import { takeWrites } from "../rate-limits.js";
import type { ShopContext } from "./context.js";
import { selectionFold } from "./selection-fold.js";

/** Counts every mutation of a request, before the first one runs. @throws {RateLimited} */
export const writeLimit: ApolloServerPlugin<ShopContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, document, contextValue }) {
        if (operation?.operation !== "mutation") return;
        await takeWrites(contextValue, changesOf(document, operation));
      },
    };
  },
};

/** How many fields of Mutation an operation asks for. */
function changesOf(document: DocumentNode, { selectionSet }: OperationDefinitionNode): number {
  const changes = selectionFold<number>(document, {
    field: () => 1,
    join: (counts) => counts.reduce((sum, count) => sum + count, 0),
  });
  return changes(selectionSet, "");
}
