/** A page of a connection. */
export type Connection<Node> = {
  nodes: Node[];
  /** Where the API counts them. */
  totalCount?: number;
  pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined };
};

type ReadPage<Node> = (after: string | null) => Promise<Connection<Node>>;

/** A page as react-admin takes it. How many there are is known on the last page at least. */
export const listResult = <Node>({ nodes, totalCount, pageInfo }: Connection<Node>, page: number, perPage: number) => ({
  data: nodes,
  ...(!pageInfo.hasNextPage && { total: (page - 1) * perPage + nodes.length }),
  ...(totalCount !== undefined && { total: totalCount }),
  pageInfo: { hasNextPage: pageInfo.hasNextPage, hasPreviousPage: page > 1 },
});

/** Lists whose cursors are kept; the oldest goes first. */
const CAPACITY = 50;

/**
 * Pages by number of lists that the API reads by cursor. Remembers where pages start, so that turning pages asks once; a page that
 * is opened by its address is reached from the start.
 */
export class CursorPages {
  /** By list: the cursor before each page, from the second one on. */
  readonly #cursors = new Map<string, string[]>();

  /**
   * @param list names filter, order and size of the page
   * @param page from 1; one after the end is empty
   */
  async read<Node>(list: string, page: number, readPage: ReadPage<Node>): Promise<Connection<Node>> {
    const cursors = this.#cursorsOf(list);
    for (;;) {
      const reached = Math.min(page, cursors.length + 1);
      const connection = await readPage(cursors[reached - 2] ?? null);
      const { hasNextPage, endCursor } = connection.pageInfo;
      if (hasNextPage && endCursor != null) cursors[reached - 1] = endCursor;
      else cursors.length = reached - 1;
      if (reached === page) return connection;
      if (!hasNextPage) return { nodes: [], pageInfo: { hasNextPage: false } };
    }
  }

  #cursorsOf(list: string): string[] {
    const cursors = this.#cursors.get(list) ?? [];
    this.#cursors.delete(list);
    this.#cursors.set(list, cursors);
    const [oldest] = this.#cursors.keys();
    if (this.#cursors.size > CAPACITY && oldest !== undefined) this.#cursors.delete(oldest);
    return cursors;
  }
}
