import { registerEnumType } from "type-graphql";

/** An enum of the schema whose names are its values, each with its description. */
export function describedEnum<Name extends string>(
  name: string,
  description: string,
  names: Readonly<Record<Name, string>>,
): { readonly [Each in Name]: Each } {
  const values = Object.fromEntries(Object.keys(names).map((each) => [each, each]));
  const described = Object.entries<string>(names).map(([each, text]) => [each, { description: text }]);
  registerEnumType(values, { name, description, valuesConfig: Object.fromEntries(described) });
  return values as { [Each in Name]: Each };
}

/** An enum of the schema whose names stand for other values in code. */
export function describedValues<Value extends string>(
  name: string,
  description: string,
  named: Readonly<Record<string, readonly [value: Value, description: string]>>,
): Readonly<Record<string, Value>> {
  const values = Object.fromEntries(Object.entries(named).map(([each, [value]]) => [each, value]));
  const described = Object.entries(named).map(([each, [, text]]) => [each, { description: text }]);
  registerEnumType(values, { name, description, valuesConfig: Object.fromEntries(described) });
  return values;
}
