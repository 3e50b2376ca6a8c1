import { Field, ObjectType } from "type-graphql";

@ObjectType({ simpleResolvers: true, description: "Where a page of a list ends." })
export class PageInfo {
  @Field(() => String, { nullable: true, description: "Pass it as `after` to get the next page." })
  endCursor!: string | null;

  @Field(() => Boolean, { description: "Whether there is more after this page." })
  hasNextPage!: boolean;
}

/** An entry of a list and its cursor. */
export type Edge<Node> = { node: Node; cursor: string };

/** The fields that every connection has. */
export type Page<Node> = { edges: Edge<Node>[]; nodes: Node[]; pageInfo: PageInfo };

/** A page of `first` entries. Of a list that goes on, one more row was read. */
export function pageOf<Row, Node>(rows: readonly Row[], first: number, edgeOf: (row: Row) => Edge<Node>): Page<Node> {
  const edges = rows.slice(0, first).map(edgeOf);
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: rows.length > first },
  };
}
