import { createHash } from "node:crypto";
import {
  Kind,
  print,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";

/**
 * A codegen plugin that writes every operation of the client as it is sent, by its id: `sha256:` and the hash. The server
 * answers `GET /graphql?documentId=…` from this file.
 */
export const plugin = (_schema: unknown, files: readonly { document?: DocumentNode }[]): string => {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION).map((each) => [each.name.value, each]),
  );
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const documents = operations.map((operation) => print(asSent(operation, fragments)));
  const byId = documents.map((document) => [idOf(document), document] as const);
  return JSON.stringify(Object.fromEntries(byId.toSorted(([one], [other]) => one.localeCompare(other))), null, 2);
};

const idOf = (document: string) => `sha256:${createHash("sha256").update(document).digest("hex")}`;

/** With its fragments and `__typename`, without the directives that only Apollo Client reads. */
function asSent(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): DocumentNode {
  const used = new Set<FragmentDefinitionNode>();
  const follow = (node: OperationDefinitionNode | FragmentDefinitionNode): void =>
    void visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        follow(fragment);
      },
    });
  follow(operation);
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...used] };
  return visit(document, {
    Directive: ({ name }) => (name.value === "unmask" ? null : undefined),
    SelectionSet: {
      leave: (set, _key, parent) =>
        parent && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION ? undefined : withTypename(set),
    },
  });
}

const withTypename = (set: SelectionSetNode): SelectionSetNode => ({
  ...set,
  selections: [...set.selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } }],
});
