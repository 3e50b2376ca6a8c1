import { type GraphQLSchema } from "graphql";
import { emitSchemaDefinitionFile, type NonEmptyArray } from "type-graphql";
import { isPublic, PUBLIC_SENTENCE } from "../../kernel/graphql/cache-control.js";
import { schemaOf } from "./build-schema.js";
import { domains } from "./domains.js";
import { NodeResolver } from "./node.resolver.js";

/**
 * The schema of the shop.
 * @param file where to write the schema as text, for the contract in git
 */
export async function createSchema(file?: string): Promise<GraphQLSchema> {
  const schema = await schemaOf([NodeResolver, ...domains.resolvers] satisfies NonEmptyArray<unknown>, {
    query: "What can be read. Reading starts no session.",
    mutation: "What can be changed. Fields of one document run one after the other.",
    subscription:
      "What can be followed, as server-sent events of /graphql/stream: the state at once, then after each change, and anew when a connection was lost.",
  });
  describeCaching(schema);
  if (file !== undefined) await emitSchemaDefinitionFile(file, schema, { sortedSchema: true });
  return schema;
}

/** Adds a sentence to the description of each field with `@CacheControl("PUBLIC")`. */
function describeCaching(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {}))
    if (isPublic(field)) field.description = [field.description, PUBLIC_SENTENCE].filter(Boolean).join(" ");
}
