import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { readSettings } from "../../src/settings.js";
import { useMonitoring } from "../harness/monitoring.js";
import { useShop, type TestShop } from "../harness/shop.js";
import { TestValkey, useValkey } from "../harness/valkey.js";

const STRICT = { settings: { rateLimits: { ...readSettings({}).rateLimits, "ip-writes": 2 }, trustProxy: 1 } };
const GONE = "Valkey counts no limits; until it does, each process counts its own";
const BACK = "Valkey counts limits again";

/** Whether a change for this buyer is taken. */
async function isTaken(shop: TestShop, ip: string): Promise<boolean> {
  const change = JSON.stringify({ query: "mutation { clearCart { cart { count } } }" });
  const { status } = await shop.visitor().send("POST", "/graphql", change, { "x-forwarded-for": ip });
  expect([200, 429]).toContain(status);
  return status === 200;
}

const logged = (shop: TestShop, msg: string) => shop.log.filter((line) => line.msg === msg);

/** Resolves when the shop has noticed that Valkey is back. Reads are counted too. */
const untilBack = (shop: TestShop, times: number) =>
  vi.waitFor(async () => {
    await shop.visitor().graphql("{ categories { id } }");
    expect(logged(shop, BACK)).toHaveLength(times);
  }, 10_000);

describe("a Valkey that is gone for a while", () => {
  const valkey = useValkey();
  const shop = useShop({ ...STRICT, valkeyAt: () => valkey().url });
  const watch = useMonitoring(shop);

  it("is replaced by the memory of the process, tells so once, and counts when it is back", async () => {
    for (const taken of [true, true, false]) expect(await isTaken(shop(), "203.0.113.1")).toBe(taken);
    await valkey().kill();
    expect(await isTaken(shop(), "203.0.113.1")).toBe(false); // the process knows whom it has refused
    for (const taken of [true, true, false]) expect(await isTaken(shop(), "203.0.113.2")).toBe(taken);
    expect(logged(shop(), GONE)).toMatchObject([{ level: 40 }]);
    expect((await watch.read()).of("rate_limit_valkey_failures_total")).toBeGreaterThanOrEqual(3);
    expect((await shop().visitor().send("GET", "/readyz")).status).toBe(200);
    await valkey().start();
    await untilBack(shop(), 1);
    // Its count begins anew, since it has forgotten all; that of the memory is over.
    for (const taken of [true, true, false]) expect(await isTaken(shop(), "203.0.113.2")).toBe(taken);
    expect(logged(shop(), GONE)).toHaveLength(1);
  });
});

describe("a Valkey that is silent for a while", () => {
  const valkey = useValkey();
  const shop = useShop({ ...STRICT, valkeyAt: () => valkey().url });
  afterEach(() => valkey().unfreeze());

  it("keeps no request from its answer", async () => {
    expect(await isTaken(shop(), "203.0.113.1")).toBe(true);
    valkey().freeze();
    for (const taken of [true, true, false]) expect(await isTaken(shop(), "203.0.113.2")).toBe(taken);
    expect(logged(shop(), GONE)).toMatchObject([{ level: 40, reason: "no answer" }]);
    valkey().unfreeze();
    await untilBack(shop(), 1);
  });
});

describe("a Valkey that refuses the password", () => {
  const valkey = useValkey();
  const shop = useShop({
    ...STRICT,
    valkeyAt: () => valkey().url.replace(TestValkey.password, "a-wrong-password"),
  });

  it("hinders no start; the log says why, and holds no password", async () => {
    for (const taken of [true, true, false]) expect(await isTaken(shop(), "203.0.113.1")).toBe(taken);
    expect(logged(shop(), GONE)).toMatchObject([{ level: 40, reason: "WRONGPASS" }]);
    expect(JSON.stringify(shop().log)).not.toContain("a-wrong-password");
  });
});

describe("a Valkey that starts after the shop", () => {
  const valkey = useValkey();
  beforeAll(() => valkey().kill());
  const shop = useShop({ ...STRICT, valkeyAt: () => valkey().url });

  it("counts from then on", async () => {
    expect(await isTaken(shop(), "203.0.113.1")).toBe(true);
    expect(logged(shop(), GONE)).toMatchObject([{ level: 40, reason: "ECONNREFUSED" }]);
    await valkey().start();
    await untilBack(shop(), 1);
    for (const taken of [true, true, false]) expect(await isTaken(shop(), "203.0.113.1")).toBe(taken);
  });
});
