import { type GraphQLResolveInfo, Kind, type SelectionNode, type SelectionSetNode } from "graphql";

/** Whether a product comes with all that is known of it, or without its long fields, which make a row twice as long. */
export type ProductDetail = "short" | "whole";

/** Columns that a short row lacks. */
const LONG_FIELDS: ReadonlySet<string> = new Set(["description", "options", "rooms", "features", "specifications"]);

/** What a connection's products must come with to answer all that the operation asks of them. */
export function detailAskedFor({ fieldNodes, fragments }: GraphQLResolveInfo): ProductDetail {
  const below = ({ selections }: SelectionSetNode): readonly SelectionNode[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      return fragment ? below(fragment.selectionSet) : [];
    });
  const isLong = (selection: SelectionNode): boolean =>
    selection.kind === Kind.FIELD &&
    (LONG_FIELDS.has(selection.name.value) ||
      (selection.selectionSet !== undefined && below(selection.selectionSet).some(isLong)));
  const asked = fieldNodes.flatMap(({ selectionSet }) => (selectionSet ? below(selectionSet) : []));
  const products = asked.filter((node) => node.kind === Kind.FIELD && PRODUCT_FIELDS.has(node.name.value));
  return products.some(isLong) ? "whole" : "short";
}

/** The fields of a connection that lead to its products. */
const PRODUCT_FIELDS: ReadonlySet<string> = new Set(["nodes", "edges"]);
