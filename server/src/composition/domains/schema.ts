import "reflect-metadata";
import { isObjectType, type GraphQLSchema } from "graphql";
import { buildSchema, emitSchemaDefinitionFile, type NonEmptyArray, type PubSub } from "type-graphql";
import { isPublic, PUBLIC_SENTENCE } from "../../kernel/graphql/cache-control.js";
import { failureSentence } from "../../kernel/graphql/fails.js";
import { translateIds } from "../../kernel/graphql/id-fields.js";
import { answerInPayloads } from "../../kernel/graphql/payload.js";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { domains } from "./domains.js";
import { NodeResolver } from "./node.resolver.js";

/**
 * The schema of the shop. What a scalar can't check, the services do: there is no second validation in between.
 * @param file where to write the schema as text, for the contract in git
 */
export async function createSchema(file?: string): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [NodeResolver, ...domains.resolvers] satisfies NonEmptyArray<unknown>,
    validate: false,
    pubSub: NO_PUB_SUB,
    scalarsMap: [{ type: Date, scalar: DateTime }],
  });
  describeRoots(schema);
  translateIds(schema);
  answerInPayloads(schema);
  describeFailures(schema);
  describeCaching(schema);
  if (file !== undefined) await emitSchemaDefinitionFile(file, schema, { sortedSchema: true });
  return schema;
}

/** Type-GraphQL demands one. Subscriptions follow the database instead (kernel/graphql/watch), as there may be several processes. */
const NO_PUB_SUB: PubSub = {
  publish: () => {},
  subscribe() {
    throw new Error("Subscriptions follow the database.");
  },
};

/** Type-GraphQL takes no description of a root type. */
function describeRoots(schema: GraphQLSchema): void {
  const [query, mutation, subscription] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ];
  if (query) query.description = "What can be read. Reading starts no session.";
  if (mutation) mutation.description = "What can be changed. Fields of one document run one after the other.";
  if (subscription)
    subscription.description =
      "What can be followed, as server-sent events of /graphql/stream: the state at once, then after each change, and anew when a connection was lost.";
}

/** Adds the sentence of `@Fails` to the description of its field. */
function describeFailures(schema: GraphQLSchema): void {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const field of types.flatMap((type) => Object.values(type.getFields()))) {
    const sentence = failureSentence(field);
    if (sentence !== undefined) field.description = [field.description, sentence].filter(Boolean).join(" ");
  }
}

/** Adds a sentence to the description of each field with `@CacheControl("PUBLIC")`. */
function describeCaching(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {}))
    if (isPublic(field)) field.description = [field.description, PUBLIC_SENTENCE].filter(Boolean).join(" ");
}
