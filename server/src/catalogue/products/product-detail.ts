import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from "graphql";
import type { ProductFields } from "./product.fields.js";

/** Whether a product is read in full or without its long fields, which double a row's size. */
export type ProductDetail = "short" | "whole";

/** Fields that a short row lacks. */
export const LONG_FIELDS: ReadonlySet<string> = new Set<keyof ProductFields | "cordWarning">([
  "description",
  "options",
  "rooms",
  "features",
  "easyToOperate",
  "specifications",
  "cordWarning",
]);

/** What an operation needs of a connection: the detail of its products, and whether only the length of the list is counted. */
export function contentAskedFor({ fieldNodes, fragments }: GraphQLResolveInfo): {
  detail: ProductDetail;
  isCounted: boolean;
} {
  const below = ({ selections }: SelectionSetNode): readonly FieldNode[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      return fragment ? below(fragment.selectionSet) : [];
    });
  const isLong = ({ name, selectionSet }: FieldNode): boolean =>
    LONG_FIELDS.has(name.value) || (selectionSet !== undefined && below(selectionSet).some(isLong));
  const asked = fieldNodes.flatMap(({ selectionSet }) => (selectionSet ? below(selectionSet) : []));
  const names = new Set(asked.map(({ name }) => name.value));
  return {
    detail: asked.some((node) => PRODUCT_FIELDS.has(node.name.value) && isLong(node)) ? "whole" : "short",
    isCounted: names.has("totalCount") && !names.has("facets"), // facets are counted with the list
  };
}

/** Fields of a connection that contain its products. */
const PRODUCT_FIELDS: ReadonlySet<string> = new Set(["nodes", "edges"]);
