import { expect, it } from "vitest";
import { readSettings } from "../../src/settings.js";
import { useShop } from "../harness/shop.js";

const SECRET = "a secret of a front end that is long enough";
const OLDER = "an older secret of that front end, still known";

const shop = useShop({
  settings: {
    buyerIpSecrets: [SECRET, OLDER],
    rateLimits: { ...readSettings({}).rateLimits, "ip-writes": 2 },
  },
});
const shopWithout = useShop({ beside: shop });

const CLEAR = JSON.stringify({ query: "mutation { clearCart { cart { count } } }" });

/** Status of a change on behalf of this buyer. */
async function changeFor(ip: string, secret = SECRET, server = shop): Promise<number> {
  const headers = { "x-buyer-ip": ip, "x-buyer-ip-secret": secret };
  return (await server().visitor().send("POST", "/graphql", CLEAR, headers)).status;
}

it("limits count each buyer, not the server that all come through", async () => {
  expect([await changeFor("203.0.113.1"), await changeFor("203.0.113.1", OLDER)]).toEqual([200, 200]);
  expect(await changeFor("203.0.113.1")).toBe(429);
  expect(await changeFor("203.0.113.2")).toBe(200);
  expect((await shop().visitor().send("POST", "/graphql", CLEAR)).status).toBe(200);
});

it("limits count a buyer's IPv6 network", async () => {
  expect([await changeFor("2001:db8::1"), await changeFor("[2001:db8::2]:80")]).toEqual([200, 200]);
  expect(await changeFor("2001:db8::3")).toBe(429);
});

it("REST calls count for the buyer, too", async () => {
  const headers = { "x-buyer-ip": "203.0.113.3", "x-buyer-ip-secret": SECRET };
  const status = async () => (await shop().visitor().send("DELETE", "/api/cart", undefined, headers)).status;
  expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
});

it.each(["", "wrong", `${SECRET}x`, SECRET.toUpperCase()])("refuses the secret %j", async (secret) => {
  expect(await changeFor("203.0.113.9", secret)).toBe(403);
});

it("refuses a buyer named without a secret, or where the shop has none", async () => {
  const headers = { "x-buyer-ip": "203.0.113.9" };
  expect((await shop().visitor().send("GET", "/api/products?limit=1", undefined, headers)).status).toBe(403);
  expect(await changeFor("203.0.113.9", SECRET, shopWithout)).toBe(403);
  expect(await changeFor("203.0.113.9", "undefined", shopWithout)).toBe(403);
});

it.each(["", "unknown", "1.2.3", "203.0.113.1, 203.0.113.2", "evil.example", "9".repeat(5000)])(
  "refuses %j as an address",
  async (ip) => {
    expect(await changeFor(ip)).toBe(400);
  },
);

it("logs the refusal of a secret and no secret", async () => {
  await changeFor("203.0.113.9", "another secret that nobody knows, and long");
  const lines = JSON.stringify(shop().log);
  expect(lines).toContain("X-Buyer-IP is refused");
  expect(lines).not.toContain("another secret");
  expect(lines).not.toContain(SECRET);
  expect(lines).not.toContain("203.0.113");
});
