import { Field, ObjectType } from "type-graphql";
import type { PageWindow } from "./page-window.js";

@ObjectType({ description: "Where a page of a list starts and ends." })
export class PageInfo {
  @Field(() => String, { nullable: true, description: "Pass it as `before`, with `last`, to get the page before." })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: "Pass it as `after` to get the next page." })
  endCursor!: string | null;

  @Field(() => Boolean, { description: "Whether there is more after this page." })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: "Whether there is more before this page." })
  hasPreviousPage!: boolean;
}

/** An entry of a list and its cursor. */
export type Edge<Node> = { node: Node; cursor: string };

/** The fields that every connection has. */
export type Page<Node> = { edges: Edge<Node>[]; nodes: Node[]; pageInfo: PageInfo };

/** A page of rows that were read from the cursor on. Of a list that goes on, one more row was read. */
export function pageOf<Row, Node>(
  rows: readonly Row[],
  { size, side, cursor }: PageWindow,
  edgeOf: (row: Row) => Edge<Node>,
): Page<Node> {
  const edges = rows.slice(0, size).map(edgeOf);
  if (side === "before") edges.reverse();
  const goesOn = rows.length > size;
  const hasCursor = cursor !== undefined;
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: side === "after" ? goesOn : hasCursor,
      hasPreviousPage: side === "after" ? hasCursor : goesOn,
    },
  };
}
