import fc from "fast-check";
import { isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from "graphql";

/** Values for each scalar: edge cases of its type, and other types. */
const hostileText = fc.constantFrom(
  ...["", " ", "roller-blinds", "1", "0", "-1", "%", "_", "\\", "' OR 1=1 --", "<script>", "{{7*7}}", "a & b | !c:*"],
  ...["\0", "a\0b", "\ud800", "\u202e", "\u200b", "👩‍👩‍👧", "é".repeat(50), "x".repeat(2000), "x".repeat(2001)],
  ...[
    "../../etc/passwd",
    "a@b.c\r\nBcc: x@y.z",
    "__proto__",
    "null",
    "2026-02-31",
    "00000000-0000-4000-8000-000000000000",
  ],
);
const hostileNumber = fc.constantFrom(
  ...[0, 1, -1, 24, 99, 100, 101, 36.5, 1e-9, 1e21, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, Number.MAX_VALUE],
);
const anything = fc.oneof(
  hostileText,
  hostileNumber,
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
);

/** Values for an argument, derived from its type; one in eight is of any type. */
export function valuesOf(type: GraphQLInputType, depth = 0): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return valuesOf(type.ofType, depth);
  const fitting = ((): fc.Arbitrary<unknown> => {
    if (isListType(type)) return fc.array(valuesOf(type.ofType, depth), { maxLength: 3 });
    if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name), "NO_SUCH_VALUE");
    if (!isInputObjectType(type)) return scalarValues(type.name);
    const fields = Object.values(type.getFields());
    const required = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name);
    return fc.record(Object.fromEntries(fields.map((field) => [field.name, valuesOf(field.type, depth + 1)])), {
      requiredKeys: required,
    });
  })();
  return fc.oneof({ arbitrary: fitting, weight: 7 }, { arbitrary: anything, weight: 1 });
}

function scalarValues(name: string): fc.Arbitrary<unknown> {
  if (name === "Boolean") return fc.boolean();
  if (["Int", "Float", "Pence", "Inches"].includes(name))
    return fc.oneof(hostileNumber, fc.integer({ min: 1, max: 60 }));
  return name === "ID" ? fc.oneof(hostileText, fc.integer({ min: 1, max: 40 }).map(String)) : hostileText;
}

/** A valid value with one part, at any depth, replaced or left out. */
export function spoiled(good: Readonly<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> {
  return fc
    .tuple(fc.constantFrom(...pathsOf(good)), fc.option(anything, { nil: undefined }))
    .map(([path, value]) => replaced(good, path, value) as Record<string, unknown>);
}

const pathsOf = (value: unknown): string[][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [[key], ...pathsOf(part).map((path) => [key, ...path])])
    : [];

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined || typeof value !== "object" || value === null) return by;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value };
  return Object.assign(copy, { [key]: replaced(Object.entries(value).find(([name]) => name === key)?.[1], rest, by) });
}
