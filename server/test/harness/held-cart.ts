import pg from "pg";
import { expect, vi } from "vitest";

/** Locks all carts of a database, so that an order waits in the middle of its transaction until `release`. */
export async function holdCarts(
  databaseUrl: string,
): Promise<{ waiting(orders?: number): Promise<void>; release(): Promise<void> }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("BEGIN");
  await client.query("SELECT FROM cart FOR UPDATE");
  return {
    /** Resolves when `count` transactions wait for the lock. */
    waiting: (orders = 1) =>
      vi.waitFor(async () => {
        await client.query("SELECT pg_stat_clear_snapshot()"); // statistics are otherwise frozen within the transaction
        const { rows } = await client.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        );
        expect(rows).toHaveLength(orders);
      }),
    async release() {
      await client.query("COMMIT");
      await client.end();
    },
  };
}
