import { getMetadataArgsStorage } from "typeorm";
import { z } from "zod";
import { snakeCase } from "./snake-case.js";

/** The SQL expression of each field of a row. */
export type Expressions<Name extends string = string> = Readonly<Record<Name, string>>;

/** The fields of rows that are read by SQL: an expression and a schema each. */
type EntityRow<Row> = {
  sql: Expressions<keyof Row & string>;
  shape: { readonly [Name in keyof Row]: z.ZodType<Row[Name]> };
};

type ColumnType = { schema: z.ZodType; sql?: (column: string) => string };

/** How the types of columns arrive, and the SQL without which they would arrive as text. */
const COLUMN_TYPES: Readonly<Record<string, ColumnType>> = {
  text: { schema: z.string() },
  integer: { schema: z.int() },
  smallint: { schema: z.int() },
  boolean: { schema: z.boolean() },
  uuid: { schema: z.uuid() },
  enum: { schema: z.string() },
  timestamptz: { schema: z.date() },
  jsonb: { schema: z.json() },
  numeric: { schema: z.number(), sql: (column) => `${column}::float8` },
  bigint: { schema: z.int(), sql: (column) => `${column}::float8` },
  date: { schema: z.iso.date(), sql: (column) => `${column}::text` },
};

/**
 * The columns of an entity as fields of a row, so that SQL needs no second list of them.
 * @param alias of the table
 * @param without properties that are not read
 */
export function rowOfEntity<Entity, Left extends keyof Entity & string>(
  entity: abstract new () => Entity,
  alias: string,
  without: readonly Left[],
): EntityRow<Omit<Entity, Left>> {
  const columns = getMetadataArgsStorage()
    .filterColumns(ancestry(entity))
    .filter(({ propertyName }) => !without.some((left) => left === propertyName))
    .map(({ propertyName, options: { name, type, array = false, nullable = false } }) => {
      const column = `${alias}.${name ?? snakeCase(propertyName)}`;
      const { schema, sql } = array ? listOf(String(type)) : columnType(String(type));
      return { propertyName, sql: sql ? sql(column) : column, schema: nullable ? schema.nullable() : schema };
    });
  return {
    sql: Object.fromEntries(columns.map(({ propertyName, sql }) => [propertyName, sql])),
    shape: Object.fromEntries(columns.map(({ propertyName, schema }) => [propertyName, schema])),
  } as EntityRow<Omit<Entity, Left>>;
}

/** The columns of a SELECT. */
export const selectList = (fields: Expressions): string =>
  Object.entries(fields)
    .map(([name, sql]) => `${sql} AS "${name}"`)
    .join(", ");

/** One JSON value with the same fields. */
export const jsonObject = (fields: Expressions): string =>
  `json_build_object(${Object.entries(fields)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(", ")})`;

function columnType(name: string): ColumnType {
  const type = COLUMN_TYPES[name];
  if (!type) throw new Error(`Rows of SQL have no columns of type ${name} yet.`);
  return type;
}

/** Lists arrive as JSON, which the driver parses ten times as fast as arrays. */
const listOf = (name: string): ColumnType => ({
  schema: z.array(columnType(name).schema),
  sql: (column) => `to_json(${column})`,
});

/** A class and those that it extends: their columns are its own. */
function ancestry(entity: abstract new () => unknown): (abstract new () => unknown)[] {
  const classes = [];
  for (let each = entity; typeof each === "function" && each.name !== ""; each = Object.getPrototypeOf(each))
    classes.push(each);
  return classes;
}
