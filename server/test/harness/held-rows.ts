import pg from "pg";
import { expect, vi } from "vitest";

/** Runs statements in a transaction that stays open, so that others wait for what they have locked or changed until `release`. */
export async function holdRows(
  databaseUrl: string,
  ...statements: readonly string[]
): Promise<{ waiting(transactions?: number): Promise<void>; release(): Promise<void> }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("BEGIN");
  for (const statement of statements) await client.query(statement);
  return {
    /** Resolves when so many transactions wait for a lock. */
    waiting: (transactions = 1) =>
      vi.waitFor(
        async () => {
          await client.query("SELECT pg_stat_clear_snapshot()"); // statistics are otherwise frozen within the transaction
          const { rows } = await client.query(
            "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          );
          expect(rows).toHaveLength(transactions);
        },
        { timeout: 20_000 },
      ),
    async release() {
      await client.query("COMMIT");
      await client.end();
    },
  };
}
