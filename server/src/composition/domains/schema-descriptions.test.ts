import { isEnumType, isInputObjectType, isIntrospectionType, isObjectType, type GraphQLSchema } from "graphql";
import { expect, it } from "vitest";
import { createSchema } from "./schema.js";

/** Each thing in the schema that a reader may ask about. */
type Described = { name: string; description?: string | null | undefined };

function describedThings(schema: GraphQLSchema): Described[] {
  const roots = new Set([schema.getQueryType()?.name, schema.getMutationType()?.name]);
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  return types.flatMap((type): Described[] => {
    const itself = roots.has(type.name) ? [] : [type];
    const within = (thing: Described, name = `${type.name}.${thing.name}`) => ({ ...thing, name });
    if (isEnumType(type)) return [...itself, ...type.getValues().map((value) => within(value))];
    if (isInputObjectType(type)) return [...itself, ...Object.values(type.getFields()).map((field) => within(field))];
    if (!isObjectType(type)) return itself;
    const fields = Object.values(type.getFields());
    const args = fields.flatMap((field) =>
      field.args.map((arg) => within(arg, `${type.name}.${field.name}(${arg.name})`)),
    );
    return [...itself, ...fields.map((field) => within(field)), ...args];
  });
}

it("describes every type, field, argument and value", async () => {
  const undescribed = describedThings(await createSchema()).filter(({ description }) => !description?.trim());
  expect(undescribed.map(({ name }) => name)).toEqual([]);
});
