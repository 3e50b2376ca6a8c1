import {
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  type GraphQLSchema,
} from "graphql";
import { expect, it } from "vitest";
import { createSchema } from "./schema.js";

/** Each thing in the schema that a reader may ask about. */
type Described = { name: string; description?: string | null | undefined };

function describedThings(schema: GraphQLSchema): Described[] {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  return types.flatMap((type): Described[] => {
    const within = (thing: Described, name = `${type.name}.${thing.name}`) => ({ ...thing, name });
    if (isEnumType(type)) return [type, ...type.getValues().map((value) => within(value))];
    if (isInputObjectType(type)) return [type, ...Object.values(type.getFields()).map((field) => within(field))];
    if (!isObjectType(type)) return [type];
    const fields = Object.values(type.getFields());
    const args = fields.flatMap((field) =>
      field.args.map((arg) => within(arg, `${type.name}.${field.name}(${arg.name})`)),
    );
    return [type, ...fields.map((field) => within(field)), ...args];
  });
}

it("describes every type, field, argument and value", async () => {
  const undescribed = describedThings(await createSchema()).filter(({ description }) => !description?.trim());
  expect(undescribed.map(({ name }) => name)).toEqual([]);
});

it("says where every scalar of its own is specified", async () => {
  const scalars = Object.values((await createSchema()).getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  );
  expect(scalars.length).toBeGreaterThan(0);
  expect(scalars.filter((type) => !URL.canParse(String(isScalarType(type) && type.specifiedByURL)))).toEqual([]);
});
