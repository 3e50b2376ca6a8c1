import { getNamedType, GraphQLID, isInputObjectType, isObjectType, type GraphQLNamedType } from "graphql";
import { expect, it } from "vitest";
import { typeOfArgument, typeOfIds } from "../../kernel/graphql/id-fields.js";
import { createSchema } from "./schema.js";

const schema = await createSchema();
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
const isId = ({ type }: { type: Parameters<typeof getNamedType>[0] }) => getNamedType(type) === GraphQLID;

/** Keys for caches only, which no operation takes. */
const OTHERS = ["FacetValue.id", "Picture.id"];

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
