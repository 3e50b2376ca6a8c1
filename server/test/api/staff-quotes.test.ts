import { beforeAll, describe, expect, it } from "vitest";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aCustomer } from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import { aHeldQuote, expireQuote, orderHeldQuote, type TestHeldQuote } from "../builders/held-quote.js";
import { placeOrder } from "../builders/order.js";
import { readPdf } from "../builders/read-pdf.js";
import { agreeToSharedQuote, aSharedQuote } from "../builders/shared-quote.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
let staff: StaffClient;
let email: string;
/** Of an account, cheap and with an order. */
let ordered: TestHeldQuote;
let orderNumber: string;
/** Of a guest, without an e-mail address, agreed to. */
let agreed: { number: string };
/** Of a guest, dear, whose time is over. */
let expired: TestHeldQuote;

beforeAll(async () => {
  ({ client: staff } = await aSignedInMember(shop(), StaffRole.ORDERS));
  const { visitor, account } = await aCustomer(shop());
  email = account.email;
  await aCartWith(visitor, "roller-blinds", { roomName: "Kitchen", windowName: "left" });
  ordered = await aHeldQuote(visitor);
  await orderHeldQuote(visitor, { replacesCart: true });
  orderNumber = (await placeOrder(visitor)).data?.placeOrder.order.number ?? "";
  const guest = shop().visitor();
  const shared = await aSharedQuote(guest);
  await agreeToSharedQuote(guest, { token: shared.token, name: "Sam", comment: "Lovely." });
  agreed = shared;
  const other = shop().visitor();
  await aCartWith(other, "wooden-blinds", { quantity: 9 });
  expired = await aHeldQuote(other, { email: "Robin.Ash@Larch.example" });
  await expireQuote(shop().database, expired.number);
});

type Listed = {
  nodes: { number: string; state: string; email: string | null; orderNumber: string | null }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
  isTotalCountExact: boolean;
};

const list = async (args = "", client = staff) => {
  const { data, errors } = await client.graphql<{ heldQuotes: Listed }>(`{ heldQuotes${args} {
    nodes { number state madeAt heldUntil name email totalPence orderNumber agreedAt }
    pageInfo { hasNextPage endCursor } totalCount isTotalCountExact } }`);
  expect(errors).toEqual([]);
  return data.heldQuotes;
};
const codesOf = async (client: StaffClient, document: string) =>
  (await client.graphql(document)).errors.map(({ extensions }) => extensions.code);

const numbers = async (args: string) => (await list(args)).nodes.map(({ number }) => number);

describe("a list of held quotes", () => {
  it("shows what staff need, the newest first", async () => {
    const { nodes, totalCount, isTotalCountExact } = await list();
    expect(nodes).toMatchObject([
      {
        number: agreed.number,
        state: "OPEN",
        name: null,
        email: null,
        agreedAt: expect.any(String),
        orderNumber: null,
      },
      {
        ...{ number: ordered.number, state: "ORDERED", email, orderNumber, agreedAt: null },
        ...{ name: expect.stringMatching(/\S \S/), totalPence: ordered.totals.totalPence },
      },
      { number: expired.number, state: "EXPIRED", name: null, email: "robin.ash@larch.example" },
    ]);
    expect({ totalCount, isTotalCountExact }).toEqual({ totalCount: 3, isTotalCountExact: true });
  });

  it.each([
    ["OLDEST", "NEWEST", () => [expired, ordered, agreed]],
    ["HELD_SHORTEST", "HELD_LONGEST", () => [expired]],
    ["TOTAL_HIGHEST", "TOTAL_LOWEST", () => [expired]],
  ])("is sorted by %s, and by %s the other way round", async (sort, reversed, quotes) => {
    const expected = quotes().map(({ number }) => number);
    expect((await numbers(`(sort: ${sort})`)).slice(0, expected.length)).toEqual(expected);
    expect(await numbers(`(sort: ${reversed})`)).toEqual((await numbers(`(sort: ${sort})`)).toReversed());
  });

  it.each([
    ["state: OPEN", () => agreed],
    ["state: EXPIRED", () => expired],
    ["state: ORDERED", () => ordered],
    ['search: "robin.ash@larch"', () => expired],
    ['search: "ROBIN.ash"', () => expired],
  ])("is filtered by %s", async (filter, quote) => {
    const { nodes, totalCount } = await list(`(filter: { ${filter} })`);
    expect(nodes.map(({ number }) => number)).toEqual([quote().number]);
    expect(totalCount).toBe(1);
  });

  it("is searched by number and by the account's e-mail address, together with a state", async () => {
    for (const word of [ordered.number, ordered.number.toLowerCase(), email]) {
      expect(await numbers(`(filter: { search: "${word}" })`)).toEqual([ordered.number]);
      expect(await numbers(`(filter: { search: "${word}", state: EXPIRED })`)).toEqual([]);
    }
    expect(await numbers('(filter: { search: "nobody" })')).toEqual([]);
  });

  it("comes in pages, of a search too", async () => {
    for (const filter of ["", 'filter: { search: "mbq" }, ']) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Listed = await list(
          `(${filter}sort: OLDEST, first: 1${after === null ? "" : `, after: "${after}"`})`,
        );
        seen.push(...page.nodes.map(({ number }) => number));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(seen).toEqual([expired.number, ordered.number, agreed.number]);
    }
  });

  it("refuses the place of another list, and too long a search", async () => {
    const { pageInfo } = await list("(first: 1)");
    for (const args of [
      `sort: OLDEST, after: "${pageInfo.endCursor}"`,
      `after: "x"`,
      `filter: { search: "${"x".repeat(201)}" }`,
    ])
      expect(await codesOf(staff, `{ heldQuotes(${args}) { totalCount } }`)).toEqual(["BAD_USER_INPUT"]);
  });

  it("takes as many statements for many quotes as for one, of a search too", async () => {
    const statements = async (args: string) =>
      shop().statements((await staff.graphql(`{ heldQuotes(${args}) { nodes { number orderNumber } } }`)).requestId);
    expect(await statements("first: 100")).toBe(await statements("first: 1"));
    expect(await statements('first: 100, filter: { search: "mbq" }')).toBe(await statements("first: 1"));
  });
});

const ONE = `query ($number: String!) { heldQuote(number: $number) {
  number state name email mailedTo orderId orderNumber sharedAt agreedAt agreement { name comment agreedAt }
  fulfilment delivery promotion { name code percent } subtotalPence deliveryPence taxPence totalPence
  lines { id name roomName windowName details quantity unitPricePence totalPence } } }`;

const read = async (number: string) =>
  (await staff.graphql<{ heldQuote: Record<string, unknown> | null }>(ONE, { number })).data.heldQuote;

describe("one held quote", () => {
  it("has its lines in words, its sums, who has it and its order", async () => {
    const quote = await read(ordered.number.toLowerCase());
    expect(quote).toMatchObject({
      ...{ number: ordered.number, state: "ORDERED", email, mailedTo: null, orderNumber, agreement: null },
      ...{ orderId: expect.any(String), totalPence: ordered.totals.totalPence, fulfilment: ordered.fulfilment },
      lines: [
        {
          ...{ name: "Roller Blinds", roomName: "Kitchen", windowName: "left", quantity: 1 },
          details: expect.arrayContaining([expect.stringMatching(/ mm, width × drop$/)]),
          totalPence: ordered.lines[0]?.totalPence,
        },
      ],
    });
    const { data } = await staff.graphql<{ order: { number: string } }>(
      "query ($id: ID!) { order(id: $id) { number } }",
      {
        id: quote?.["orderId"],
      },
    );
    expect(data.order.number).toBe(orderNumber);
  });

  it("has the agreement with its comment", async () => {
    expect(await read(agreed.number)).toMatchObject({
      agreement: { name: "Sam", comment: "Lovely.", agreedAt: expect.any(String) },
      sharedAt: expect.any(String),
    });
  });

  it("is null where there is none", async () => {
    expect(await read("MBQ999999999")).toBeNull();
  });
});

const get = (path: string, client = staff) =>
  fetch(`${shop().url}/admin${path}`, { headers: { ...(client.cookie && { cookie: client.cookie }) } });

describe("files of held quotes", () => {
  it("a list as CSV has its filter and sorting, and the audit says who has exported it", async () => {
    const response = await get("/held-quotes.csv?sort=OLDEST");
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const [heading, ...lines] = (await response.text()).split("\r\n").filter((line) => line !== "");
    expect(heading).toContain(
      "Number,State,Made at (UTC),Held until (UTC),Name,Email,Total (GBP),Order,Agreed at (UTC)",
    );
    expect(lines.map((line) => line.split(",")[0])).toEqual([expired.number, ordered.number, agreed.number]);
    const found = await (await get("/held-quotes.csv?state=EXPIRED&search=robin")).text();
    expect(found.trim().split("\r\n").slice(1)).toEqual([
      expect.stringMatching(`^${expired.number},EXPIRED,.*,robin.ash@larch.example,`),
    ]);
    expect((await get("/held-quotes.csv?state=LOST")).status).toBe(400);
    const [entry] = await shop().database.query(
      "SELECT after FROM staff_audit WHERE what = 'held-quotes.exported' ORDER BY at DESC, id DESC LIMIT 1",
    );
    expect(entry.after).toEqual({ state: "EXPIRED", isSearch: true, sort: "NEWEST" });
  });

  it("one as PDF is what its shopper has, with the names of windows", { timeout: 60_000 }, async () => {
    const response = await get(`/held-quotes/${ordered.number.toLowerCase()}.pdf`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const { title, text } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(title).toBe(`Quote ${ordered.number}`);
    expect(text).toContain("Kitchen, left");
    for (const number of ["MBQ999999999", "x"]) expect((await get(`/held-quotes/${number}.pdf`)).status).toBe(404);
  });

  it("are refused to those who may not read quotes", async () => {
    const { client } = await aSignedInMember(shop(), StaffRole.CATALOGUE);
    for (const path of ["/held-quotes.csv", `/held-quotes/${ordered.number}.pdf`])
      expect((await get(path, client)).status).toBe(403);
    expect(await codesOf(client, "{ heldQuotes { totalCount } }")).toEqual(["FORBIDDEN"]);
  });
});
