import "reflect-metadata";
import { isObjectType, type GraphQLSchema } from "graphql";
import { buildSchema, getMetadataStorage, type PubSub } from "type-graphql";
import { failureSentence } from "../../kernel/graphql/fails.js";
import { translateIds } from "../../kernel/graphql/id-fields.js";
import { answerInPayloads } from "../../kernel/graphql/payload.js";
import { DateTime } from "../../kernel/graphql/scalars.js";

type Resolvers = Parameters<typeof buildSchema>[0]["resolvers"];

/** Type-GraphQL takes no description of a root type. */
type RootDescriptions = { query: string; mutation: string; subscription?: string };

/** A schema with the ids, payloads and failures of all our schemas. What a scalar can't check, the services do: there is no second validation in between. */
export async function schemaOf(resolvers: Resolvers, descriptions: RootDescriptions): Promise<GraphQLSchema> {
  // A field without a resolver is read from its object: type-graphql would call a function in between for each.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
  passRows();
  const schema = await buildSchema({
    resolvers,
    validate: false,
    pubSub: NO_PUB_SUB,
    scalarsMap: [{ type: Date, scalar: DateTime }],
  });
  describeRoots(schema, descriptions);
  translateIds(schema);
  answerInPayloads(schema);
  describeFailures(schema);
  return schema;
}

/** Hands rows to resolvers as they are. Type-GraphQL would copy each into an instance of its class, for every field with a resolver. */
function passRows(): void {
  for (const param of getMetadataStorage().params) if (param.kind === "root") param.getType = undefined;
}

/** Type-GraphQL demands one. Subscriptions follow the database instead (kernel/graphql/watch), as there may be several processes. */
const NO_PUB_SUB: PubSub = {
  publish: () => {},
  subscribe() {
    throw new Error("Subscriptions follow the database.");
  },
};

function describeRoots(schema: GraphQLSchema, { query, mutation, subscription }: RootDescriptions): void {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const [index, description] of [query, mutation, subscription].entries()) {
    const root = roots[index];
    if (root) root.description = description;
  }
}

/** Adds the sentence of `@Fails` to the description of its field. */
function describeFailures(schema: GraphQLSchema): void {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const field of types.flatMap((type) => Object.values(type.getFields()))) {
    const sentence = failureSentence(field);
    if (sentence !== undefined) field.description = [field.description, sentence].filter(Boolean).join(" ");
  }
}
