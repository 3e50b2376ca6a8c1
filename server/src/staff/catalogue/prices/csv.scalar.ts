import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

function parseCsv(value: unknown): string {
  if (typeof value === "string" && !value.includes("\0") && value.isWellFormed()) return value;
  throw new GraphQLError("CSV must be text without NUL or broken characters.", {
    extensions: { code: "BAD_USER_INPUT" },
  });
}

/** A file of CSV. A value of type String is refused above 2000 characters. */
export const Csv = new GraphQLScalarType<string, string>({
  name: "Csv",
  description: "The text of a CSV file, as long as the body of a request may be.",
  specifiedByURL: "https://www.rfc-editor.org/rfc/rfc4180",
  serialize: parseCsv,
  parseValue: parseCsv,
  parseLiteral: (ast) => parseCsv(ast.kind === Kind.STRING ? ast.value : undefined),
});
