import { Kind, OperationTypeNode, type GraphQLSchema } from "graphql";
import { registeredDocuments, type DocumentFiles } from "./registered-documents.ts";

/** In the schema, descriptions of public fields say so (server/src/kernel/graphql/cache-control.ts). */
const PUBLIC = /\bPublic: everybody gets the same\b/;

/**
 * A codegen plugin that writes the ids of the client's public queries by name. They are sent by GET, so that a CDN can answer
 * them; the variables of all others, such as an e-mail address, stay out of URLs.
 */
export const plugin = (schema: GraphQLSchema, files: DocumentFiles): string => {
  const fields = schema.getQueryType()?.getFields() ?? {};
  const isPublic = (name: string) => PUBLIC.test(fields[name]?.description ?? "");
  const queries = registeredDocuments(files).filter(
    ({ operation: { operation, selectionSet } }) =>
      operation === OperationTypeNode.QUERY &&
      selectionSet.selections.every((root) => root.kind === Kind.FIELD && isPublic(root.name.value)),
  );
  if (queries.length === 0) throw new Error("No field of the schema says that it is public.");
  const byName = queries.map(({ id, operation }) => [operation.name?.value ?? "", id] as const);
  return JSON.stringify(Object.fromEntries(byName.toSorted(([one], [other]) => one.localeCompare(other))), null, 2);
};
