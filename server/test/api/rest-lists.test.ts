import { beforeAll, expect, it } from "vitest";
import { byHand } from "../builders/catalogue-change.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/** Products added to the catalogue. */
const MORE = 1000;

let catalogue = 0;
beforeAll(async () => {
  const [{ count }] = await shop().database.query("SELECT count(*)::int FROM product");
  catalogue = count;
});

/** Inserts more products than one response holds, without the search trigger, which would be slow. */
const fillShop = () =>
  byHand(shop(), (client) =>
    client.query(`
      ALTER TABLE product DISABLE TRIGGER documents_added;
      INSERT INTO product SELECT (jsonb_populate_record(p, jsonb_build_object(
         'id', 10000 + n, 'slug', 'more-' || n, 'position', 10000 + n))).*
       FROM product p, generate_series(1, ${MORE}) n WHERE p.slug = 'roller-blinds';
      ALTER TABLE product ENABLE TRIGGER documents_added;
    `),
  );

async function list(path: string) {
  const answer = await shop().visitor().send("GET", path);
  return {
    status: answer.status,
    slugs: answer.status === 200 ? ((await answer.json()) as { slug: string }[]).map(({ slug }) => slug) : [],
    total: answer.headers.get("x-total-count"),
    link: answer.headers.get("link"),
    requestId: answer.headers.get("x-request-id") ?? "",
  };
}

/** The URL for a relation in a Link header. */
const linkTo = (relation: string, header: string | null) =>
  new RegExp(`<([^>]*)>; rel="${relation}"`).exec(header ?? "")?.[1];

it("a list that fits one response comes whole, in one statement", async () => {
  const whole = await list("/api/products");
  expect(whole).toMatchObject({ status: 200, total: String(catalogue), link: null });
  expect(whole.slugs).toHaveLength(catalogue);
  expect(await shop().statements(whole.requestId)).toBe(1);
});

it("slices hold the same products in the same order, and their links cover the list", async () => {
  const { slugs: whole } = await list("/api/products?category=blinds");
  const walked: string[] = [];
  let address: string | undefined = "/api/products?category=blinds&limit=5";
  let last = "";
  while (address !== undefined) {
    const { slugs, total, link } = await list(address);
    expect(total).toBe(String(whole.length));
    walked.push(...slugs);
    last = address;
    address = linkTo("next", link);
  }
  expect(walked).toEqual(whole);
  expect((await list(linkTo("prev", (await list(last)).link) ?? "")).slugs).toEqual(whole.slice(-10, -5));
});

it("reviews of a product come in slices too", async () => {
  const of = (query: string) => shop().visitor().send("GET", `/api/products/1/reviews${query}`);
  const whole = await of("");
  const reviews = (await whole.json()) as object[];
  expect(reviews.length).toBeGreaterThan(2);
  expect([whole.headers.get("x-total-count"), whole.headers.get("link")]).toEqual([String(reviews.length), null]);
  const second = await of("?limit=1&offset=1");
  expect(await second.json()).toEqual(reviews.slice(1, 2));
  expect(second.headers.get("x-total-count")).toBe(String(reviews.length));
  expect(linkTo("next", second.headers.get("link"))).toBe("/api/products/1/reviews?limit=1&offset=2");
  expect((await of("?limit=0")).status).toBe(400);
});

it("an offset beyond the end returns no products and the total count", async () => {
  expect(await list("/api/products?offset=2147483647")).toMatchObject({ slugs: [], total: String(catalogue) });
});

it.each(["limit=0", "limit=1001", "limit=-1", "limit=1.5", "limit=ten", "limit=", "limit=1&limit=2"])(
  "%s is refused with a sentence",
  async (query) => {
    const { status, text } = await shop().visitor().rest("GET", `/api/products?${query}`);
    expect([status, text]).toEqual([400, "limit must be a whole number from 1 to 1000."]);
  },
);

it.each(["offset=-1", "offset=1e3", "offset=2147483648", "offset=99999999999"])(
  "%s is refused with a sentence",
  async (query) => {
    const { status, text } = await shop().visitor().rest("GET", `/api/products?${query}`);
    expect([status, text]).toEqual([400, "offset must be a whole number from 0 to 2147483647."]);
  },
);

it("a list of more than a thousand products comes in slices", async () => {
  await fillShop();
  const total = String(catalogue + MORE);
  const first = await list("/api/products");
  expect(first).toMatchObject({ status: 200, total });
  expect(first.slugs).toHaveLength(1000);
  const rest = await list(linkTo("next", first.link) ?? "");
  expect(rest).toMatchObject({ status: 200, total });
  expect(new Set([...first.slugs, ...rest.slugs]).size).toBe(catalogue + MORE);
  expect((await list("/api/products?category=blinds")).slugs).toHaveLength(1000);
});
