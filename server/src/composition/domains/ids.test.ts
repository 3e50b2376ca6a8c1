import {
  getNamedType,
  GraphQLID,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
} from "graphql";
import { expect, it } from "vitest";
import { typeOfArgument, typeOfIds } from "../../kernel/graphql/id-fields.js";
import { NODE_READERS } from "./node-readers.js";
import { createSchema } from "./schema.js";

const schema = await createSchema();
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
const isId = ({ type }: { type: Parameters<typeof getNamedType>[0] }) => getNamedType(type) === GraphQLID;

/** Keys for caches only, and ids of any type. */
const OTHERS = ["FacetValue.id", "Query.node(id)", "Query.nodes(ids)"];

/** Where the schema shows or takes ids, and the type that they are of. */
function places(type: GraphQLNamedType): [place: string, idType: string | undefined][] {
  if (isInputObjectType(type))
    return Object.values(type.getFields())
      .filter(isId)
      .map((field) => [`${type.name}.${field.name}`, typeOfIds(field)]);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    ...(isId(field) ? [[`${type.name}.${field.name}`, typeOfIds(field)] as [string, string | undefined]] : []),
    ...field.args
      .filter(isId)
      .map(({ name }): [string, string | undefined] => [
        `${type.name}.${field.name}(${name})`,
        typeOfArgument(field, name),
      ]),
  ]);
}

it.each(types.flatMap(places).filter(([place]) => !OTHERS.includes(place)))(
  "the ids of %s are those of a type",
  (place, idType) => {
    const named = idType === "own" ? schema.getType(place.split(".")[0] ?? "") : schema.getType(idType ?? "");
    expect(isObjectType(named) && Object.keys(named.getFields())).toContain("id");
  },
);

it("every type that implements Node can be read, and no other", () => {
  const node = schema.getType("Node");
  const implementing = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : [];
  expect(Object.keys(NODE_READERS).toSorted()).toEqual(implementing.toSorted());
});
