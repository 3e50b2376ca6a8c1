import { describedValues } from "../../kernel/graphql/described-enum.js";
import { EASY_OPERATIONS } from "../../rules/easy-operations.js";
import { FAMILIES, FEATURES } from "../../rules/product-attributes.js";
import { ROOMS } from "../../rules/rooms.js";

/** `living-room` of the catalogue is `LIVING_ROOM` in GraphQL. */
export const enumName = (id: string) => id.toUpperCase().replaceAll("-", "_");

/** Registers ids of the catalogue as an enum, described by their labels. */
const registered = (name: string, description: string, labels: Readonly<Record<string, string>>) =>
  describedValues(
    name,
    description,
    Object.fromEntries(Object.entries(labels).map(([id, label]) => [enumName(id), [id, `${label}.`] as const])),
  );

export const FamilyEnum = registered("Family", "A kind of product.", FAMILIES);
export const RoomEnum = registered("Room", "A room that a product suits.", ROOMS);
export const FeatureEnum = registered("Feature", "Something that a product has or is.", FEATURES);
export const EasyOperationEnum = registered(
  "EasyOperation",
  "A way to operate a product that weak or unsteady hands manage.",
  EASY_OPERATIONS,
);
