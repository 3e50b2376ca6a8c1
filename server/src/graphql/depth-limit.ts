import { type FragmentDefinitionNode, GraphQLError, Kind, type SelectionSetNode, type ValidationRule } from "graphql";

/** Refuses operations nested deeper than `max` fields. */
export const depthLimit =
  (max: number): ValidationRule =>
  (context) => {
    // Each fragment is measured once, however often it is spread: else twenty short ones would take for ever.
    const known = new Map<string, number>();
    const depthOfFragment = (fragment: FragmentDefinitionNode): number => {
      const name = fragment.name.value;
      const depth = known.get(name);
      if (depth !== undefined) return depth;
      known.set(name, 0); // a cycle ends here: GraphQL's own rule reports it
      known.set(name, depthOf(fragment.selectionSet));
      return known.get(name) ?? 0;
    };
    const depthOf = (set: SelectionSetNode | undefined): number => {
      const depths = (set?.selections ?? []).map((selection) => {
        if (selection.kind === Kind.FIELD)
          return selection.name.value.startsWith("__") ? 0 : 1 + depthOf(selection.selectionSet);
        if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet);
        const fragment = context.getFragment(selection.name.value);
        return fragment ? depthOfFragment(fragment) : 0;
      });
      return Math.max(0, ...depths);
    };
    return {
      OperationDefinition(node) {
        const depth = depthOf(node.selectionSet);
        if (depth > max)
          context.reportError(
            new GraphQLError(`This operation is nested ${depth} fields deep; at most ${max} are allowed.`, {
              nodes: node,
            }),
          );
      },
    };
  };
