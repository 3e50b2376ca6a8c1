import type { GraphQLSchema } from "graphql";
import { emitSchemaDefinitionFile } from "type-graphql";
import { guardOperations } from "../../staff/access/may.js";
import { STAFF_RESOLVERS } from "../../staff/index.js";
import { schemaOf } from "./build-schema.js";

/**
 * The schema of the staff API. It shares no object with the shop's.
 * @param file where to write the schema as text
 */
export async function createStaffSchema(file?: string): Promise<GraphQLSchema> {
  const schema = await schemaOf([...STAFF_RESOLVERS], {
    query: "What staff can read.",
    mutation: "What staff can change. Each change is audited. Fields of one document run one after the other.",
  });
  guardOperations(schema);
  if (file !== undefined) await emitSchemaDefinitionFile(file, schema, { sortedSchema: true });
  return schema;
}
