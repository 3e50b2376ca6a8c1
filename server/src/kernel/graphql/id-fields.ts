import {
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";
import { Arg, Extensions, Field, ID } from "type-graphql";
import { globalId, keyOf } from "./global-id.js";

/** Stands for the type that a field is of. */
const OWN_TYPE = "own";

const EXTENSION = "idOf";
const argumentExtension = (name: string) => `${EXTENSION} ${name}`;

type FieldOptions = { description: string; nullable?: boolean };

/** The id of an object. Its row has the key. */
export const OwnId = (description: string): PropertyDecorator => idField(OWN_TYPE, () => ID, { description });

/** A field with the id of an object of this type. Rows and services have its key. */
export const IdOf = (type: string, options: FieldOptions): PropertyDecorator => idField(type, () => ID, options);

/** A field with ids of objects of this type. Rows and services have their keys. */
export const IdsOf = (type: string, options: FieldOptions & { defaultValue?: string[] }): PropertyDecorator =>
  idField(type, () => [ID], options);

/** An argument with the id of an object of this type. The method gets its key. */
export const IdArg = (name: string, type: string, options: FieldOptions) => idArgument(name, type, () => ID, options);

/** An argument with ids of objects of this type. The method gets their keys. */
export const IdsArg = (name: string, type: string, options: FieldOptions) =>
  idArgument(name, type, () => [ID], options);

type Returns = () => typeof ID | [typeof ID];

const idField =
  (type: string, returns: Returns, options: FieldOptions): PropertyDecorator =>
  (target, name) => {
    Field(returns, options)(target, name);
    Extensions({ [EXTENSION]: type })(target, name);
  };

const idArgument =
  (name: string, type: string, returns: Returns, options: FieldOptions) =>
  (target: object, method: string | symbol, index: number): void => {
    Arg(name, returns, options)(target, method, index);
    Extensions({ [argumentExtension(name)]: type })(target, method);
  };

type WithExtensions = { extensions: Readonly<Record<string, unknown>> };

function textOf({ extensions }: WithExtensions, key: string): string | undefined {
  const text = extensions[key];
  return typeof text === "string" ? text : undefined;
}

/** Whose ids a field shows or an input field takes; undefined where it has none. */
export const typeOfIds = (field: WithExtensions): string | undefined => textOf(field, EXTENSION);

/** Whose ids an argument takes. */
export const typeOfArgument = (field: WithExtensions, argument: string): string | undefined =>
  textOf(field, argumentExtension(argument));

/** Makes ids of keys where the schema shows them, and keys of ids where it takes them. Resolvers know keys only. */
export function translateIds(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const field of Object.values(type.getFields())) {
      const shown = typeOfIds(field);
      if (shown !== undefined) field.resolve = showIds(field.name, shown === OWN_TYPE ? type.name : shown);
      if (field.args.some((arg) => typeOfArgument(field, arg.name) !== undefined || takesIds(arg.type)))
        takeKeys(field);
    }
}

type Key = string | number;
type RowWithKeys = Readonly<Record<string, Key | readonly Key[] | null>>;

const showIds =
  (name: string, type: string): GraphQLFieldResolver<RowWithKeys, unknown> =>
  (row) => {
    const shown = row[name] ?? null;
    if (typeof shown !== "object") return globalId(type, shown);
    return shown && shown.map((key) => globalId(type, key));
  };

/** Whether ids stand anywhere in an input. No input of the shop contains itself. */
function takesIds(type: GraphQLInputType): boolean {
  const bare = getNullableType(type);
  if (isListType(bare)) return takesIds(bare.ofType);
  if (!isInputObjectType(bare)) return false;
  return Object.values(bare.getFields()).some((field) => typeOfIds(field) !== undefined || takesIds(field.type));
}

function takeKeys(field: GraphQLField<unknown, unknown>): void {
  const { resolve, subscribe } = field;
  const withKeys = (given: Readonly<Record<string, unknown>>) => {
    const keys = field.args
      .filter(({ name }) => Object.hasOwn(given, name))
      .map(({ name, type }) => [name, keysIn(type, given[name], typeOfArgument(field, name))]);
    return { ...given, ...Object.fromEntries(keys) };
  };
  if (resolve) field.resolve = (source, args, ...rest) => resolve(source, withKeys(args), ...rest);
  if (subscribe) field.subscribe = (source, args, ...rest) => subscribe(source, withKeys(args), ...rest);
}

/** A value with keys instead of ids. @param idType whose ids it is, or a list of */
function keysIn(type: GraphQLInputType, value: unknown, idType: string | undefined): unknown {
  if (value === null || value === undefined) return value;
  const bare = getNullableType(type);
  if (isListType(bare) && Array.isArray(value)) return value.map((part) => keysIn(bare.ofType, part, idType));
  if (idType !== undefined && typeof value === "string") return keyOf(idType, value);
  if (!isInputObjectType(bare)) return value;
  const parts = Object.values(bare.getFields())
    .filter(({ name }) => Object.hasOwn(value, name))
    .map((field) => [field.name, keysIn(field.type, Reflect.get(value, field.name), typeOfIds(field))]);
  return Object.fromEntries(parts);
}
