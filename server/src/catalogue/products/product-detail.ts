import { Kind, type GraphQLResolveInfo, type SelectionNode, type SelectionSetNode } from "graphql";
import type { ProductFields } from "./product.fields.js";

/** Whether a product is read in full or without its long fields, which double a row's size. */
export type ProductDetail = "short" | "whole";

/** Fields that a short row lacks. */
export const LONG_FIELDS: ReadonlySet<string> = new Set<keyof ProductFields>([
  "description",
  "options",
  "rooms",
  "features",
  "specifications",
]);

/** The detail that an operation needs of a connection's products. */
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

/** Fields of a connection that contain its products. */
const PRODUCT_FIELDS: ReadonlySet<string> = new Set(["nodes", "edges"]);
