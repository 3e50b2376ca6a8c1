import type { ApolloServerPlugin } from "@apollo/server";
import { type FragmentDefinitionNode, Kind, type SelectionSetNode } from "graphql";
import { takeWrites } from "../rate-limits.js";
import type { ShopContext } from "./context.js";

/** Counts every mutation of a request, before the first one runs. @throws {RateLimited} */
export const writeLimit: ApolloServerPlugin<ShopContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, document, contextValue }) {
        if (operation?.operation !== "mutation") return;
        const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
        await takeWrites(contextValue, countOf(operation.selectionSet, fragments as FragmentDefinitionNode[]));
      },
    };
  },
};

/** Fragments may stand on Mutation too; validation has seen to it that they have no cycle. */
const countOf = ({ selections }: SelectionSetNode, fragments: readonly FragmentDefinitionNode[]): number =>
  selections.reduce((count, selection) => {
    if (selection.kind === Kind.FIELD) return count + 1;
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : fragments.find(({ name }) => name.value === selection.name.value);
    return count + (fragment ? countOf(fragment.selectionSet, fragments) : 0);
  }, 0);
