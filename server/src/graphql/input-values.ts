import {
  coerceInputValue,
  getNamedType,
  GraphQLString,
  isInputObjectType,
  isInputType,
  isLeafType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
  valueFromAST,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLNamedInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { BadInput } from "../kernel/errors/shop-error.js";
import { shorten } from "./shorten-message.js";
import { checkTexts } from "./text-values.js";

type Path = readonly (string | number)[];
type Values = Readonly<Record<string, unknown>>;

/**
 * Coerces the variables of an operation. Stops at the first invalid value, so that a thousand invalid ones cost no more than
 * one; the error names its path and repeats no value.
 * @param hideSuggestions whether errors omit similar names of the schema
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
      const refuse = (path: Path, value: unknown, error: GraphQLError) => {
        const at = namedTypeAt(type, path);
        refuseValue(name, [...path, ...fieldAtFault(at, value)], sentenceOf(at, value, error));
      };
      const value: unknown = coerceInputValue(given[name], type, refuse, hideSuggestions);
      checkTexts(type, value, (path, fault) => refuseValue(name, path, fault));
      coerced[name] = value;
    } else if (defaultValue) coerced[name] = valueFromAST(defaultValue, type);
    else if (isNonNullType(type)) refuseValue(name, [], "It is required.");
  }
  return coerced;
}

/**
 * Refuses variables with too long a list, before the values are checked.
 * @throws {BadInput}
 */
export function refuseLongLists(variables: Values, most: number): void {
  const rest: { value: object | null; path: Path }[] = [{ value: variables, path: [] }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, path } = next;
    if (value === null) continue;
    if (Array.isArray(value) && value.length > most)
      refuseValue(String(path[0]), path.slice(1), `A list has ${value.length} values; at most ${most} are allowed.`);
    for (const [key, part] of Object.entries(value))
      if (typeof part === "object") rest.push({ value: part, path: [...path, key] });
  }
}

/** Names the field as REST and services do: by its path in the form, without the name of the variable. */
function refuseValue(variable: string, path: Path, sentence: string): never {
  const place = shorten([variable, ...path].join("."));
  const field = shorten(path.join(".") || variable);
  throw new BadInput(`The value of "${place}" does not fit: ${sentence}`, { [field]: sentence });
}

/** Messages of the shop's scalars, and of GraphQL about structures, repeat no value; its messages about leaves do. */
function sentenceOf(type: GraphQLNamedInputType, value: unknown, error: GraphQLError): string {
  if (type === GraphQLString && value != null) return "Text is expected.";
  const isSafe = error.extensions["code"] === "BAD_USER_INPUT" || value == null || !isLeafType(type);
  return isSafe ? shorten(error.message) : `Expected a value of type "${type.name}".`;
}

function namedTypeAt(type: GraphQLInputType, path: Path): GraphQLNamedInputType {
  let named = getNamedType(type);
  for (const step of path)
    if (typeof step === "string" && isInputObjectType(named))
      named = getNamedType(named.getFields()[step]?.type ?? named);
  return named;
}

/** GraphQL reports the object; the fault is its first missing field, or else its first unknown one. */
function fieldAtFault(type: GraphQLNamedInputType, value: unknown): string[] {
  if (!isInputObjectType(type) || typeof value !== "object" || value === null || Array.isArray(value)) return [];
  const fields = type.getFields();
  const names = new Map(Object.entries(value).filter(([, part]) => part !== undefined));
  const missing = Object.values(fields).find((field) => isRequiredInputField(field) && !names.has(field.name))?.name;
  const wrong = missing ?? [...names.keys()].find((name) => !Object.hasOwn(fields, name));
  return wrong === undefined ? [] : [wrong];
}
