import { Field, ObjectType, type ClassType } from "type-graphql";
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

/**
 * The base of a connection's type, and the type of its edges.
 * @param entry type of the entries
 * @param name of the connection without "Connection"
 * @param many what the entries are, as "orders"
 */
export function connectionType<Node extends object>(entry: ClassType, name: string, many: string) {
  @ObjectType(`${name}Edge`, { description: `A place in a list of ${many}.` })
  class ConnectionEdge implements Edge<Node> {
    @Field(() => entry, { description: "The entry." })
    node!: Node;

    @Field(() => String, { description: "Its place: pass it as `after` to go on from here." })
    cursor!: string;
  }

  @ObjectType()
  abstract class Connection implements Page<Node> {
    @Field(() => [ConnectionEdge], { description: `The ${many} of this page with their cursors.` })
    edges!: Edge<Node>[];

    @Field(() => [entry], { description: `The ${many} of the edges, for those who need no cursors.` })
    nodes!: Node[];

    @Field(() => PageInfo, { description: "Where the page starts and ends." })
    pageInfo!: PageInfo;
  }
  return Connection;
}

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
