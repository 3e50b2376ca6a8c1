import { describe, expect, it } from "vitest";
import { aCustomer } from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

type TestPage = {
  nodes: { id: string }[];
  edges: { cursor: string }[];
  pageInfo: { startCursor: string | null; endCursor: string | null; hasNextPage: boolean; hasPreviousPage: boolean };
};
type PageArguments = { first?: number; after?: string | null; last?: number; before?: string | null };
type ReadPage = (visitor: TestVisitor, variables: PageArguments) => Promise<TestPage | undefined>;

/** Reads a connection that stands at `path`, such as `product.reviews`. */
const connection =
  (path: string, selection: (field: string) => string): ReadPage =>
  async (visitor, variables) => {
    const field = `(first: $first, after: $after, last: $last, before: $before) {
      nodes { id } edges { cursor } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } }`;
    const { data } = await visitor.graphql<Record<string, unknown> | null>(
      `query ($first: Int! = 100, $after: String, $last: Int, $before: String) { ${selection(field)} }`,
      variables,
    );
    const at = (value: unknown, key: string): unknown => Object(value)[key];
    return path.split(".").reduce(at, data as unknown) as TestPage | undefined;
  };

const products = (sort: string) => connection("products", (page) => `products${page.replace("(", `(sort: ${sort}, `)}`);

const CONNECTIONS: [string, ReadPage][] = [
  ...["RELEVANCE", "PRICE_UP", "PRICE_DOWN", "RATING", "NEWEST"].map((sort): [string, ReadPage] => [
    `products by ${sort}`,
    products(sort),
  ]),
  ["a search", connection("search", (page) => `search${page.replace("(", '(query: "blinds", ')}`)],
  ["reviews", connection("reviews", (page) => `reviews${page}`)],
  ...["NEWEST", "HIGHEST", "LOWEST"].map((sort): [string, ReadPage] => [
    `a product's reviews by ${sort}`,
    connection(
      "product.reviews",
      (page) => `product(slug: "roller-blinds") { reviews${page.replace("(", `(sort: ${sort}, `)} }`,
    ),
  ]),
  ["an account's orders", connection("me.orders", (page) => `me { orders${page} }`)],
];

/** A customer with four orders. */
async function aShopper(): Promise<TestVisitor> {
  const { visitor, account } = await aCustomer(shop());
  for (let i = 0; i < 4; i += 1) {
    await aCartWith(visitor, "roller-blinds");
    await placeOrder(visitor, aCheckout({ email: account.email }));
  }
  return visitor;
}

const idsOf = (page: TestPage | undefined) => page?.nodes.map(({ id }) => id) ?? [];

async function readForward(read: ReadPage, visitor: TestVisitor): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const page: TestPage | undefined = await read(visitor, { first: 100, after });
    ids.push(...idsOf(page));
    if (page?.pageInfo.hasNextPage !== true) return ids;
    after = page.pageInfo.endCursor;
  }
}

describe.each(CONNECTIONS)("%s", (_name, read) => {
  it("are the same list from its end, page by page", async () => {
    const visitor = await aShopper();
    const whole = await readForward(read, visitor);
    expect(whole.length).toBeGreaterThan(3);
    const size = Math.ceil(whole.length / 3);
    const seen: string[] = [];
    for (let before: string | null = null; ;) {
      const page: TestPage | undefined = await read(visitor, { last: size, before });
      seen.unshift(...idsOf(page));
      expect(page?.pageInfo).toMatchObject({
        startCursor: page?.edges[0]?.cursor,
        endCursor: page?.edges.at(-1)?.cursor,
        hasNextPage: before !== null,
        hasPreviousPage: seen.length < whole.length,
      });
      if (page?.pageInfo.hasPreviousPage !== true) break;
      before = page.pageInfo.startCursor;
    }
    expect(seen).toEqual(whole);
  });

  it("say on a page in the middle that there is more on both sides", async () => {
    const visitor = await aShopper();
    const first = await read(visitor, { first: 1 });
    expect(first?.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
    const next = await read(visitor, { first: 1, after: first?.pageInfo.endCursor ?? null });
    expect(next?.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true });
    expect(await read(visitor, { last: 1, before: next?.pageInfo.startCursor ?? null })).toMatchObject({
      nodes: first?.nodes,
    });
  });
});

it.each([
  ["last: 0", "last"],
  ["last: 101", "last"],
  ['last: 2, after: "x"', "after"],
  ['first: 2, before: "x"', "before"],
  ['last: 2, before: "x"', "before"],
])("refuses %s and names the argument", async (given, argument) => {
  const fields = ["products", "reviews"];
  for (const field of fields) {
    const { errors } = await shop().visitor().graphql(`{ ${field}(${given}) { nodes { id } } }`);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [argument]: expect.any(String) } });
  }
});

it("a page from the end costs as much as one from the start", async () => {
  const listed = "related { related { related { related { id } } } }";
  for (const size of ["first", "last"]) {
    const { errors } = await shop().visitor().graphql(`{ products(${size}: 100) { nodes { ${listed} } } }`);
    expect(errors).toMatchObject([{ extensions: { code: "QUERY_TOO_COMPLEX" } }]);
  }
});
