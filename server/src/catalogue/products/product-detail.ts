import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from "graphql";
import type { ProductFields } from "./product.fields.js";

/** Whether a product is read in full or without its long fields and all pictures but the first, which are most of a row. */
export type ProductDetail = "short" | "whole";

/** Fields that a short row lacks, and those that are made of them. */
export const LONG_FIELDS: ReadonlySet<string> = new Set<
  keyof ProductFields | "pictures" | "cordWarning" | "fits" | "windowFit"
>([
  "description",
  "options",
  "rooms",
  "features",
  "easyToOperate",
  "specifications",
  "pictures",
  "cordWarning",
  "fits",
  "windowFit",
]);

/** What an operation needs of a connection: the detail of its products, and whether only the length of the list is counted. */
export function contentAskedFor(info: GraphQLResolveInfo): { detail: ProductDetail; isCounted: boolean } {
  const asked = fieldsBelow(info.fieldNodes, info);
  const names = new Set(asked.map(({ name }) => name.value));
  return {
    detail: detailOf(
      asked.filter(({ name }) => PRODUCT_FIELDS.has(name.value)),
      info,
    ),
    isCounted: names.has("totalCount") && !names.has("facets"), // facets are counted with the list
  };
}

/** Whether an operation shows a product with related ones for which short rows do. */
export function asksForShortRelated(info: GraphQLResolveInfo): boolean {
  const related = fieldsBelow(info.fieldNodes, info).filter(({ name }) => name.value === "related");
  return related.length > 0 && detailOf(related, info) === "short";
}

/** Fields of a connection that contain its products. */
const PRODUCT_FIELDS: ReadonlySet<string> = new Set(["nodes", "edges"]);

type Fragments = Pick<GraphQLResolveInfo, "fragments">;

/** What the products below these fields are shown with, at any depth. */
function detailOf(nodes: readonly FieldNode[], info: Fragments): ProductDetail {
  const isLong = (node: FieldNode): boolean =>
    LONG_FIELDS.has(node.name.value) || fieldsBelow([node], info).some(isLong);
  return nodes.some(isLong) ? "whole" : "short";
}

/** The fields that are selected of these fields, also in fragments. */
function fieldsBelow(nodes: readonly FieldNode[], { fragments }: Fragments): readonly FieldNode[] {
  const below = ({ selections }: SelectionSetNode): readonly FieldNode[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      return fragment ? below(fragment.selectionSet) : [];
    });
  return nodes.flatMap(({ selectionSet }) => (selectionSet ? below(selectionSet) : []));
}
