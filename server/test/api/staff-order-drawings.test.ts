import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { anOrderIn, readStaffOrder, remake } from "../builders/after-sales.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { clientPages } from "../harness/client-pages.js";
import { useShop } from "../harness/shop.js";

// Pages are loaded from their sources, which is slow beside other test files.
vi.setConfig({ testTimeout: 60_000 });

const storefront = clientPages();
const shop = useShop({ storefront });
const withoutPages = useShop({ beside: shop });
afterAll(() => storefront.close());

let staff: StaffClient;
/** Paths of the drawings of a line as it was ordered, as it was before it is made again, and as it is made again. */
let ordered: string;
let was: string;
let became: string;

beforeAll(async () => {
  ({ client: staff } = await aSignedInMember(shop(), StaffRole.ORDERS));
  const { order } = await anOrderIn(shop(), staff, "DELIVERED");
  ordered = order.lines[0]?.picture ?? "none";
  await remake(staff, order, { color: "Navy", width: 60 });
  const [made] = (await readStaffOrder(staff, order.id)).remakes;
  [was, became] = [made?.was.picture ?? "none", made?.became.picture ?? "none"];
});

const get = (path: string, cookie = staff.cookie, url = shop().url) =>
  fetch(`${url}${path}`, { headers: cookie === undefined ? {} : { cookie } });

it("a line is drawn as it was, and as it is made again", async () => {
  const drawn = await Promise.all([get(was), get(became)]);
  expect(drawn.map(({ status, headers }) => [status, headers.get("content-type")])).toEqual([
    [200, "image/jpeg"],
    [200, "image/jpeg"],
  ]);
  const [one, other] = await Promise.all(drawn.map(async (response) => Buffer.from(await response.arrayBuffer())));
  expect(one?.subarray(0, 2).toString("hex")).toBe("ffd8");
  expect(one?.equals(other ?? Buffer.of())).toBe(false);
});

it("a line is drawn as it was ordered, and without pages not at all", async () => {
  const drawn = await get(ordered);
  expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(ordered).toBe(was);
  const { client } = await aSignedInMember(withoutPages(), StaffRole.ORDERS);
  const { order } = await anOrderIn(withoutPages(), client, "PROCESSING");
  expect(order.lines).toMatchObject([{ picture: null }]);
});

it.each([
  ["without a sign-in", () => get(became, ""), 401],
  ["in a shop without pages", () => get(became, staff.cookie, withoutPages().url), 404],
  ["of a line that there is not", () => get(became.replace("/lines/1/", "/lines/2/")), 404],
  ["without a configuration", () => get(became.replace(/\?.*/, "")), 400],
  ["of what is no configuration", () => get(became.replace(/\?.*/, "?shown=%7B%22width%22%3A-1%7D")), 400],
])("nothing is drawn %s", async (_case, ask, status) => {
  expect((await ask()).status).toBe(status);
});
