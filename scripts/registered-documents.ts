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

/** What codegen hands a plugin of each file. */
export type DocumentFiles = readonly { location?: string; document?: DocumentNode }[];

const TEST = /\.test\.tsx?$/;

/** An operation of the client as it is sent, by its id: `sha256:` and the hash. */
type RegisteredDocument = { id: string; text: string; operation: OperationDefinitionNode };

/** A codegen plugin that writes every operation of the client by its id. The server answers `GET /graphql?documentId=…` from this file. */
export const plugin = (_schema: unknown, files: DocumentFiles): string => {
  const byId = registeredDocuments(files).map(({ id, text }) => [id, text] as const);
  return JSON.stringify(Object.fromEntries(byId.toSorted(([one], [other]) => one.localeCompare(other))), null, 2);
};

/** Every operation of the client, but for those of tests. */
export function registeredDocuments(files: DocumentFiles): RegisteredDocument[] {
  const own = files.filter(({ location = "" }) => !TEST.test(location));
  const definitions = own.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION).map((each) => [each.name.value, each]),
  );
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return operations.map((operation) => {
    const text = print(asSent(operation, fragments));
    return { id: `sha256:${createHash("sha256").update(text).digest("hex")}`, text, operation };
  });
}

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
