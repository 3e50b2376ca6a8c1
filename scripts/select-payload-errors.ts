import { Kind, OperationTypeNode, parse, visit, type FieldNode, type OperationDefinitionNode } from "graphql";
import type { DocumentFiles } from "./registered-documents.ts";

const [query] = parse("{ errors { ...PayloadError } }", { noLocation: true }).definitions as OperationDefinitionNode[];
const errors = query?.selectionSet.selections ?? [];

/**
 * A document transform of codegen: every mutation selects the errors of its payload, from which client/src/app/payload-errors.ts
 * rejects, without naming them.
 */
export const transform = ({ documents }: { documents: DocumentFiles }): DocumentFiles =>
  documents.map(({ document, ...file }) => ({
    ...file,
    ...(document && { document: visit(document, { OperationDefinition: withErrors }) }),
  }));

function withErrors(operation: OperationDefinitionNode): OperationDefinitionNode | undefined {
  if (operation.operation !== OperationTypeNode.MUTATION) return undefined;
  return visit(operation, {
    Field(payload, _key, _parent, path) {
      if (path.length > 3) return false; // below the payload
      const { selectionSet } = payload;
      if (!selectionSet || selectionSet.selections.some(isErrors)) return false;
      return { ...payload, selectionSet: { ...selectionSet, selections: [...selectionSet.selections, ...errors] } };
    },
  });
}

const isErrors = (selection: { kind: Kind; name?: FieldNode["name"] }) => selection.name?.value === "errors";
