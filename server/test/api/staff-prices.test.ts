import { beforeAll, describe, expect, it, vi } from "vitest";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aCartWith, readCart } from "../builders/cart.js";
import { priceAt, setPrice } from "../builders/catalogue-change.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import {
  aPriceList,
  aRaise,
  imported,
  importPrices,
  previewPrices,
  revertPrices,
  storedPrices,
} from "../builders/price-list.js";
import { actOnProduct } from "../builders/staff-product.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";

const shop = useShop({ settings: { responseCache: true } });

let client: StaffClient;
let email: string;

beforeAll(async () => {
  ({ client, email } = await aSignedInMember(shop(), StaffRole.CATALOGUE));
});

type Outcome = { errors: { message: string; extensions: { code: string } }[] };
const refusalOf = ({ errors }: Outcome) => errors.map(({ extensions: { code }, message }) => `${code} ${message}`);
const pricesOf = async (slug: string) => (await storedPrices(shop()))[slug];

describe("the dry run of a price list", () => {
  it("shows every difference, and stores nothing", async () => {
    const before = await storedPrices(shop());
    const base = before["roman-blinds"]?.base ?? 0;
    const csv = aPriceList(`roman-blinds,,${base / 100 + 10},250`, `roller-blinds,,50,`);
    const { differences, problems, unchanged } = await previewPrices(client, csv);
    expect(differences.filter(({ slug }) => slug === "roman-blinds")).toMatchObject([
      { field: "BASE_PRICE", oldPence: base, newPence: base + 1000, percent: Math.round(1_000_000 / base) / 10 },
      { field: "WAS_PRICE", oldPence: before["roman-blinds"]?.was ?? null, newPence: 25_000 },
    ]);
    expect([problems, unchanged + new Set(differences.map(({ slug }) => slug)).size]).toEqual([[], 2]);
    expect(await storedPrices(shop())).toEqual(before);
  });

  it("tells of unknown products and bad lines by their numbers", async () => {
    const csv = aPriceList("no-such-blinds,,50,", "roller-blinds,,fifty,", "roman-blinds,,50.50,", "roman-blinds,,60,");
    expect((await previewPrices(client, csv)).problems.map(({ line, slug }) => [line, slug])).toEqual([
      [2, "no-such-blinds"],
      [3, "roller-blinds"],
      [4, "roman-blinds"],
      [5, "roman-blinds"],
    ]);
  });

  it("says what open carts come to before and after, as carts do", async () => {
    const slug = "vertical-blinds";
    const visitors = [shop().visitor(), shop().visitor()];
    for (const visitor of visitors) await aCartWith(visitor, slug, { quantity: 3, width: 60 });
    await aCartWith(shop().visitor(), "pleated-blinds");
    const subtotals = async () => {
      const carts = await Promise.all(visitors.map((visitor) => readCart(visitor)));
      return carts.reduce((sum, { data }) => sum + data.cart.totals.subtotalPence, 0);
    };
    const csv = aPriceList(`${slug},,99,`);
    const { carts } = await previewPrices(client, csv);
    expect(carts).toMatchObject({ cartCount: 2, beforePence: await subtotals() });
    await imported(client, csv);
    expect(carts.afterPence).toBe(await subtotals());
    expect(carts.afterPence).toBeGreaterThan(carts.beforePence);
  });

  it("takes as many statements for all products as for one", async () => {
    const few = await previewPrices(client, aPriceList("roller-blinds,,77,"));
    const many = await previewPrices(client, aRaise(await storedPrices(shop()), 1));
    expect(many.differences.length).toBeGreaterThan(50);
    expect(await shop().statements(many.requestId)).toBe(await shop().statements(few.requestId));
  });
});

describe("an imported price list", () => {
  it("is seen by shoppers within a second, with its audit", async () => {
    const slug = "pleated-blinds";
    const before = await pricesOf(slug);
    await priceAt(shop(), slug);
    const list = await imported(client, aPriceList(`${slug},,123,200`));
    expect(list).toMatchObject({ name: "Spring prices", lineCount: 1, importedBy: email, revertedAt: null });
    await vi.waitFor(async () => expect(await priceAt(shop(), slug)).toBe(12_300), { timeout: 1000, interval: 5 });
    const audits = await shop().database.query(
      "SELECT what, subject_type, before, after FROM staff_audit ORDER BY id DESC LIMIT 2",
    );
    expect(audits).toEqual([
      {
        what: "prices.imported",
        subject_type: "PriceList",
        before: null,
        after: { name: "Spring prices", products: 1 },
      },
      {
        ...{ what: "product.priced", subject_type: "Product" },
        before: { basePricePence: before?.base, wasPricePence: before?.was },
        after: { basePricePence: 12_300, wasPricePence: 20_000 },
      },
    ]);
  });

  it("is all or nothing: one bad line keeps the others out", async () => {
    const before = await storedPrices(shop());
    const csv = aPriceList("roller-blinds,,77,", "roman-blinds,,77.77,");
    const { fingerprint } = await previewPrices(client, csv);
    expect(refusalOf(await importPrices(client, { csv, fingerprint }))).toEqual([
      expect.stringMatching(/^BAD_USER_INPUT Line 3: roman-blinds: A price must be whole pounds/),
    ]);
    expect(await storedPrices(shop())).toEqual(before);
  });

  it("is refused where a price has changed since the dry run", async () => {
    const csv = aPriceList("skylight-blinds,,91,");
    const { fingerprint } = await previewPrices(client, csv);
    await setPrice(shop(), 9000, "skylight-blinds");
    expect(refusalOf(await importPrices(client, { csv, fingerprint }))).toEqual([
      expect.stringMatching(/^CONFLICT Prices have changed since the dry run/),
    ]);
    expect((await pricesOf("skylight-blinds"))?.base).toBe(9000);
  });

  it("has a name, and changes something", async () => {
    const csv = aPriceList("skylight-blinds,,92,");
    const { fingerprint } = await previewPrices(client, csv);
    expect(refusalOf(await importPrices(client, { csv, fingerprint, name: " x" }))[0]).toMatch(/^BAD_USER_INPUT Name/);
    await imported(client, csv);
    const same = await previewPrices(client, csv);
    expect(refusalOf(await importPrices(client, { csv, fingerprint: same.fingerprint }))).toEqual([
      "BAD_USER_INPUT This price list changes no price",
    ]);
  });

  it("and an edit at the same time: one of the two is told", async () => {
    const slug = "day-night-blinds";
    const [{ id, version }] = await shop().database.query("SELECT id, version FROM product WHERE slug = $1", [slug]);
    const csv = aPriceList(`${slug},,131,`);
    const { fingerprint } = await previewPrices(client, csv);
    const edit = { id: globalId("Product", id), expectedVersion: version, basePricePence: 13_200, wasPricePence: null };
    const outcomes = await Promise.all([
      importPrices(client, { csv, fingerprint }),
      (await aSignedInMember(shop(), StaffRole.CATALOGUE)).client.mutate("updateProduct", edit),
    ]);
    const codes = outcomes.map(({ errors }: Outcome) => errors.map(({ extensions: { code } }) => code).join());
    expect(codes.toSorted()).toEqual(["", "CONFLICT"]);
    expect((await pricesOf(slug))?.base).toBe(codes[0] === "" ? 13_100 : 13_200);
  });
});

describe("taking a price list back", () => {
  it("restores every price, whatever was imported, and orders keep their totals", async () => {
    const buyer = shop().visitor();
    await aCartWith(buyer, "roman-blinds");
    await placeOrder(buyer, aCheckout());
    const totals = () =>
      shop().database.query("SELECT number, total_pence, subtotal_pence FROM orders ORDER BY number");
    const [orders, before] = [await totals(), await storedPrices(shop())];
    for (const pounds of [1, -2, 17]) {
      const list = await imported(client, aRaise(before, pounds));
      expect(await storedPrices(shop())).not.toEqual(before);
      const { data, errors } = await revertPrices(client, list.id);
      expect(errors).toEqual([]);
      expect(data?.["revertPrices"]?.priceList).toMatchObject({ id: list.id, revertedBy: email });
      expect(await storedPrices(shop())).toEqual(before);
    }
    expect(await totals()).toEqual(orders);
  });

  it("is refused where a price has changed since, with which", async () => {
    const list = await imported(client, aPriceList("roller-blinds,,61,", "wooden-blinds,,111,"));
    await setPrice(shop(), 11_200, "wooden-blinds");
    const before = await storedPrices(shop());
    expect(refusalOf(await revertPrices(client, list.id))).toEqual([
      expect.stringMatching(/^CONFLICT .* changed since: wooden-blinds\./),
    ]);
    expect(await storedPrices(shop())).toEqual(before);
    const { data } = await client.graphql<{ priceList: { lines: object[] } }>(
      "query ($id: ID!) { priceList(id: $id) { lines { slug isChangedSince } } }",
      { id: list.id },
    );
    expect(data.priceList.lines).toEqual([
      { slug: "roller-blinds", isChangedSince: false },
      { slug: "wooden-blinds", isChangedSince: true },
    ]);
  });

  it("is done for products that were taken off sale since, too", async () => {
    const slugs = ["roman-blinds", "pleated-blinds"];
    const before = await storedPrices(shop());
    const list = await imported(client, aPriceList(...slugs.map((slug) => `${slug},,97,`)));
    const { errors: refused } = await actOnProduct(shop(), client, "takeProductOffSale", "pleated-blinds");
    expect(refused).toEqual([]);
    const { data } = await client.graphql<{ priceList: { lines: object[] } }>(
      "query ($id: ID!) { priceList(id: $id) { lines { name isChangedSince } } }",
      { id: list.id },
    );
    const { errors } = await revertPrices(client, list.id);
    await actOnProduct(shop(), client, "putProductOnSale", "pleated-blinds");
    expect(errors).toEqual([]);
    expect(await storedPrices(shop())).toEqual(before);
    expect(data.priceList.lines).toEqual([
      { name: "Pleated Blinds", isChangedSince: false },
      { name: "Roman Blinds", isChangedSince: false },
    ]);
  });

  it("is done once, of two at the same time too, and of lists that there are", async () => {
    const list = await imported(client, aPriceList("roller-blinds,,63,"));
    const outcomes = await Promise.all([revertPrices(client, list.id), revertPrices(client, list.id)]);
    expect(outcomes.flatMap(refusalOf)).toEqual([expect.stringMatching(/^CONFLICT .*taken back already/)]);
    for (const id of ["x", globalId("PriceList", 999_999), globalId("Product", 1)])
      expect(refusalOf(await revertPrices(client, id))).toEqual(["NOT_FOUND There is no such price list."]);
  });
});

it("price lists are listed, the newest first, page by page", async () => {
  const lists = [
    await imported(client, aPriceList("roller-blinds,,65,")),
    await imported(client, aPriceList("roller-blinds,,66,")),
  ];
  const page = (after: string | null) =>
    client.graphql<{ priceLists: { nodes: { id: string }[]; pageInfo: { endCursor: string } } }>(
      "query ($after: String) { priceLists(first: 1, after: $after) { nodes { id } pageInfo { endCursor } } }",
      { after },
    );
  const { priceLists: first } = (await page(null)).data;
  const { priceLists: second } = (await page(first.pageInfo.endCursor)).data;
  expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(lists.map(({ id }) => id).toReversed());
});

describe("the present prices as CSV", () => {
  const get = ({ cookie }: StaffClient) =>
    fetch(`${shop().url}/admin/prices.csv`, { headers: { cookie: cookie ?? "" } });

  it("are a price list that changes nothing", async () => {
    const response = await get(client);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="prices-\d{4}-\d\d-\d\d\.csv"$/);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const csv = await response.text();
    expect(csv.split("\r\n")[0]).toMatch(/Slug,Name,Price \(GBP\),Was price \(GBP\)$/);
    const { differences, problems, unchanged } = await previewPrices(client, csv);
    expect([differences, problems, unchanged]).toEqual([[], [], Object.keys(await storedPrices(shop())).length]);
  });

  it("are for owners and the catalogue's people", async () => {
    expect((await get((await aSignedInMember(shop(), StaffRole.CONTENT)).client)).status).toBe(403);
    expect((await fetch(`${shop().url}/admin/prices.csv`)).status).toBe(401);
  });
});
