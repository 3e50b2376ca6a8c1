import {
  coerceInputValue,
  getNamedType,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isLeafType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  valueFromAST,
} from "graphql";
import { BadInput } from "../shop-error.js";
import { shortened } from "./shortened.js";

type Path = readonly (string | number)[];
type Values = Readonly<Record<string, unknown>>;

/**
 * The variables of an operation as its resolvers get them. The first value that does not fit ends it, so that a thousand wrong ones
 * cost as little as one; the error names its place and repeats no value.
 * @param hideSuggestions whether errors leave out names of the schema that are like a wrong one
 * @throws {BadInput}
 */
export function coercedVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Values,
  hideSuggestions: boolean,
): Values {
  const coerced: Record<string, unknown> = {};
  for (const { variable, type: typeNode, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, typeNode);
    if (!isInputType(type)) continue; // not after validation
    if (Object.hasOwn(given, name)) {
      const refuse = (path: Path, value: unknown, error: GraphQLError) =>
        refuseValue(name, path, sentenceOf(type, path, value, error));
      coerced[name] = coerceInputValue(given[name], type, refuse, hideSuggestions);
    } else if (defaultValue) coerced[name] = valueFromAST(defaultValue, type);
    else if (isNonNullType(type)) refuseValue(name, [], "It is required.");
  }
  return coerced;
}

/**
 * Refuses variables with a list of more values than allowed, before anything looks at the values.
 * @throws {BadInput}
 */
export function refuseLongLists(variables: Values, most: number): void {
  const rest: { value: unknown; path: Path }[] = [{ value: variables, path: [] }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, path } = next;
    if (typeof value !== "object" || value === null) continue;
    if (Array.isArray(value) && value.length > most)
      refuseValue(String(path[0]), path.slice(1), `A list has ${value.length} values; at most ${most} are allowed.`);
    for (const [key, part] of Object.entries(value)) rest.push({ value: part, path: [...path, key] });
  }
}

/** A form's fields are named as in REST and by services: by their path in the form, without the variable's name. */
function refuseValue(variable: string, path: Path, sentence: string): never {
  const place = [variable, ...path].join(".");
  throw new BadInput(`The value of "${place}" does not fit: ${sentence}`, { [path.join(".") || variable]: sentence });
}

/** The scalars of the shop and GraphQL's own sentences about structures repeat no value; its sentences about leaves do. */
function sentenceOf(type: GraphQLInputType, path: Path, value: unknown, error: GraphQLError): string {
  const leaf = namedTypeAt(type, path);
  if (error.extensions["code"] === "BAD_USER_INPUT" || value == null || !isLeafType(leaf))
    return shortened(error.message);
  return `Expected a value of type "${leaf.name}".`;
}

function namedTypeAt(type: GraphQLInputType, path: Path) {
  let named = getNamedType(type);
  for (const step of path)
    if (typeof step === "string" && isInputObjectType(named))
      named = getNamedType(named.getFields()[step]?.type ?? named);
  return named;
}
