import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { MailQueue } from "../../src/mail/mail-queue.js";
import { administer } from "../harness/database.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

const ask = async (path: string) => {
  const { status, text } = await shop().visitor().rest("GET", path);
  return [status, text];
};

/** Changes a setting of the shop's database and cuts its connections, since it applies to new ones only. */
async function configure(change: string) {
  const name = new URL(shop().databaseUrl).pathname.slice(1);
  const { url } = inject("databaseServer");
  await administer(url, `ALTER DATABASE ${name} ${change}`);
  await administer(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
}

afterEach(() => vi.restoreAllMocks());

it.each([
  ["the database is a standby or was made read-only", "default_transaction_read_only = on"],
  ["there is no room on its disk", "temp_file_limit = '0'"],
])("the shop can be read but is not ready while %s", { timeout: 20_000 }, async (_, setting) => {
  await configure(`SET ${setting}`);
  await vi.waitFor(async () => expect(await ask("/readyz")).toEqual([503, '{"status":"nothing can be written"}']), {
    timeout: 5000,
  });
  expect(await ask("/healthz")).toEqual([200, '{"status":"ok"}']);
  expect((await shop().visitor().graphql("{ categories { id } }")).status).toBe(200);

  await configure("RESET ALL");
  await vi.waitFor(async () => expect(await ask("/readyz")).toEqual([200, '{"status":"ready"}']), { timeout: 5000 });
});

it("reports that it needs a restart when the mail queue has stopped", async () => {
  const stall = vi.spyOn(MailQueue.prototype, "stall").mockReturnValue("mails are no longer sent");
  expect(await ask("/healthz")).toEqual([503, '{"status":"mails are no longer sent"}']);
  stall.mockRestore();
  expect(await ask("/healthz")).toEqual([200, '{"status":"ok"}']);
});

describe("a shop that was not asked yet", () => {
  const busyShop = useShop();

  it("is ready while requests use every connection of the shop", async () => {
    const { database } = busyShop();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let open = 0;
    const requests = Array.from({ length: 10 }, () =>
      database.transaction(async () => {
        open += 1;
        await released;
      }),
    );
    await vi.waitFor(() => expect(open).toBe(requests.length), { timeout: 20_000 });
    const { text } = await busyShop().visitor().rest("GET", "/readyz");
    release();
    await Promise.all(requests);
    expect(text).toBe('{"status":"ready"}');
  });
});
