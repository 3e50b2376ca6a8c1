import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/** Computes the value of a selection set on a type. Without a selection it is the value of an empty list. */
type Fold<Value> = (set: SelectionSetNode | undefined, type: string) => Value;

type FoldRule<Value> = {
  /** The value of one field of `parentType`; `below` computes the value of its own selections. */
  field(node: FieldNode, parentType: string, below: Fold<Value>): Value;
  /** Joins the values of the selections of one set. */
  join(values: readonly Value[]): Value;
  /** Adjusts the value of a selection, as its directives ask for. */
  adjust?(value: Value, node: SelectionNode): Value;
};

/**
 * Computes a value from the selections of a document; every walk through fragments uses it. It computes each fragment once,
 * however often it is spread, because twenty fragments that each spread the next one twice make a million fields. Unknown
 * fragments and cycles, which validation reports, count as empty.
 */
export function selectionFold<Value>(
  document: DocumentNode,
  { field, join, adjust = (value) => value }: FoldRule<Value>,
): Fold<Value> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const known = new Map<string, Value>();
  const ofFragment = (name: string): Value => {
    const value = known.get(name);
    if (value !== undefined) return value;
    const fragment = fragments.get(name);
    known.set(name, join([])); // ends a cycle
    const computed = fold(fragment?.selectionSet, fragment?.typeCondition.name.value ?? "");
    known.set(name, computed);
    return computed;
  };
  const ofSelection = (node: SelectionNode, type: string): Value => {
    if (node.kind === Kind.FIELD) return field(node, type, fold);
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value);
    return fold(node.selectionSet, node.typeCondition?.name.value ?? type);
  };
  const fold: Fold<Value> = (set, type) =>
    join((set?.selections ?? []).map((node) => adjust(ofSelection(node, type), node)));
  return fold;
}
