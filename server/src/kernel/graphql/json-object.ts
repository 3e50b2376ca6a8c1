import { GraphQLError, GraphQLScalarType, valueFromASTUntyped } from "graphql";

type Json = Readonly<Record<string, unknown>>;

function parseObject(value: unknown): Json {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new GraphQLError("A JSON object is expected.", { extensions: { code: "BAD_USER_INPUT" } });
}

/** An object whose form depends on another value, so that the schema can't tell it. */
export const JsonObject = new GraphQLScalarType<Json, Json>({
  name: "JsonObject",
  description: "A JSON object.",
  specifiedByURL: "https://www.rfc-editor.org/rfc/rfc8259#section-4",
  serialize: parseObject,
  parseValue: parseObject,
  parseLiteral: (ast, variables) => parseObject(valueFromASTUntyped(ast, variables)),
});
