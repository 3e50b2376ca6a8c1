import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openValkey, type Valkey } from "../../src/kernel/valkey/valkey.js";
import { aCartWith } from "../builders/cart.js";
import { createTestDatabase } from "../harness/database.js";
import { buildServer, startShopProcess } from "../harness/shop-process.js";
import { useShop } from "../harness/shop.js";
import { useValkey } from "../harness/valkey.js";
import { TestVisitor } from "../harness/visitor.js";

describe("two processes", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "shop-limits-"));
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  const valkey = useValkey();
  beforeAll(async () => {
    database = await createTestDatabase();
    buildServer();
  }, 60_000);
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("count the changes of one IP address together", { timeout: 60_000 }, async () => {
    const start = (name: string) =>
      startShopProcess(
        {
          ...{ DATABASE_URL: database.url, DATA_DIR: path.join(folder, name), ROLE: "web", MIGRATE_AT_START: "off" },
          ...{ VALKEY_URL: valkey().url, RATE_LIMIT_IP_WRITES: "6" },
        },
        onTestFinished,
      );
    const [one, other] = await Promise.all([start("one"), start("other")]);
    const change = async ({ url }: { url: string }) =>
      (await new TestVisitor(url).graphql("mutation { clearCart { cart { count } } }")).status;
    const statuses = [];
    for (let times = 0; times < 3; times += 1) statuses.push(await change(one), await change(other));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    expect([await change(one), await change(other)]).toEqual([429, 429]);
  });
});

describe("what is counted", () => {
  const shop = useShop();
  let valkey: Valkey;
  beforeAll(async () => {
    valkey = await openValkey(shop().valkeyUrl ?? "");
  });
  afterAll(() => valkey.close());

  it("is stored without IP addresses and cookies, until its window ends", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    await visitor.graphql(`mutation { applyPromotionCode(input: { code: "NOSUCHCODE" }) { cart { count } } }`);
    await visitor.graphql("mutation { clearCart { cart { count } } }");
    const keys = await valkey.client.keys("*");
    const buckets = keys.map((key) => /^shop:limit:([a-z-]+):[\w-]{43}$/.exec(key)?.[1]);
    expect(buckets).toEqual(expect.arrayContaining(["ip-reads", "ip-writes", "session-writes"]));
    expect(buckets).not.toContain(undefined);
    for (const key of keys) expect(await valkey.client.pttl(key)).toBeGreaterThan(0);
  });
});
