import { InterfaceType } from "type-graphql";
import { OwnId } from "./id-fields.js";

/** A row with the name of its type. */
export type NodeRow = { id: string | number; __typename: string };

/** Types whose objects clients can read again one by one. Others belong to the object that shows them. */
@InterfaceType({
  description: "An object that can be read again by its id.",
  resolveType: ({ __typename }: NodeRow) => __typename,
})
export abstract class Node {
  @OwnId("Opaque, and unique in the whole schema.")
  id!: unknown;
}
