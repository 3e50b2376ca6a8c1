import { GraphQLError, type ValidationRule } from "graphql";
import { selectionFold } from "./selection-fold.js";

/** Refuses operations nested deeper than `max` fields. */
export const depthLimit =
  (max: number): ValidationRule =>
  (context) => {
    const depthOf = selectionFold<number>(context.getDocument(), {
      field: ({ name, selectionSet }, _parent, below) =>
        name.value.startsWith("__") ? 0 : 1 + below(selectionSet, ""),
      join: (depths) => Math.max(0, ...depths),
    });
    return {
      OperationDefinition(node) {
        const depth = depthOf(node.selectionSet, "");
        if (depth > max)
          context.reportError(
            new GraphQLError(`This operation is nested ${depth} fields deep; at most ${max} are allowed.`, {
              nodes: node,
            }),
          );
      },
    };
  };
