import { card, globalId, type CardRow } from "./card.ts";
import type { Reply, Request } from "./response.ts";
import { CATEGORY, SEARCH } from "./statements.ts";

type CategoryRow = CardRow & {
  categoryId: number;
  categoryName: string;
  description: string;
  categoryPicture: string;
  total: number;
};

export async function categoryList({ pool, variables }: Request<{ slug: string }>): Promise<Reply> {
  const { rows } = await pool.query<CategoryRow>({ name: "category", text: CATEGORY, values: [variables.slug] });
  const [first] = rows;
  const category = first && {
    id: globalId("Category", first.categoryId),
    name: first.categoryName,
    description: first.description,
    picture: { file: first.categoryPicture },
  };
  const products = connection(rows, first?.total ?? 0, (row) => `RELEVANCE:${row.position}:${row.position}`);
  return { data: { category, products } };
}

export async function search({ pool, variables: { query } }: Request<{ query: string }>): Promise<Reply> {
  const values = ["ABC", "A", "ABC"].map((weights, place) => wordOrBeginning(query, weights, place === 0));
  const { rows } = await pool.query<CardRow & { total: number; rank: number }>({
    name: "search",
    text: SEARCH,
    values,
  });
  return {
    data: { search: connection(rows, rows[0]?.total ?? 0, ({ rank, position }) => `MATCH:${rank}:${position}`) },
  };
}

function wordOrBeginning(typed: string, weights: string, isAnywhere: boolean): string {
  const word = `'${typed.replace(/\W/g, "")}'`;
  return `${isAnywhere ? word : `${word}:${weights}`} | ${word}:*${weights}`;
}

/** A page of 24 out of up to 25 rows. */
function connection<Row extends CardRow>(rows: Row[], totalCount: number, placeOf: (row: Row) => string) {
  const edges = rows
    .slice(0, 24)
    .map((row) => ({ cursor: Buffer.from(placeOf(row)).toString("base64url"), node: card(row) }));
  return {
    totalCount,
    edges,
    pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: rows.length > edges.length },
  };
}
