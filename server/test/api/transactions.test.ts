import type { EntityManager } from "typeorm";
import { beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "../../src/kernel/sql/transaction.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

beforeAll(async () => {
  await shop().database.query("CREATE TABLE tally (id integer PRIMARY KEY, count integer NOT NULL)");
  await shop().database.query("INSERT INTO tally VALUES (1, 0), (2, 0)");
});

const raise = (manager: EntityManager, code: string) =>
  manager.query(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`);

/** Returns a function whose promises resolve once it was called `guests` times. */
function meeting(guests: number): () => Promise<void> {
  let arrived = 0;
  let open: () => void;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return () => {
    arrived += 1;
    if (arrived >= guests) open();
    return isOpen;
  };
}

describe("inTransaction", () => {
  it("completes two transactions that would deadlock", async () => {
    const bothHaveOne = meeting(2);
    const tries = { count: 0 };
    const countUp = (first: number, second: number) =>
      inTransaction(shop().database, async (manager) => {
        tries.count += 1;
        await manager.query("UPDATE tally SET count = count + 1 WHERE id = $1", [first]);
        await bothHaveOne();
        await manager.query("UPDATE tally SET count = count + 1 WHERE id = $1", [second]);
      });
    await Promise.all([countUp(1, 2), countUp(2, 1)]);
    expect(await shop().database.query("SELECT count FROM tally ORDER BY id")).toEqual([{ count: 2 }, { count: 2 }]);
    expect(tries.count).toBeGreaterThan(2);
  });

  it.each([
    ["a deadlock", "40P01", 4],
    ["a serialization failure", "40001", 4],
    ["a broken rule", "23514", 1],
    ["a timeout", "57014", 1],
  ])("after %s (%s) runs its work %i times", async (_case, code, times) => {
    let tries = 0;
    const work = inTransaction(shop().database, async (manager) => {
      tries += 1;
      await manager.query("UPDATE tally SET count = 99 WHERE id = 1");
      await raise(manager, code);
    });
    await expect(work).rejects.toMatchObject({ driverError: { code } });
    expect(tries).toBe(times);
    const [{ count }] = await shop().database.query("SELECT count FROM tally WHERE id = 1");
    expect(count).not.toBe(99);
  });

  it("retries after errors that its caller names and returns the result", async () => {
    let tries = 0;
    const answer = await inTransaction(
      shop().database,
      async (manager) => {
        tries += 1;
        if (tries < 3) await manager.query("INSERT INTO tally VALUES (1, 0)");
        return tries;
      },
      ({ constraint }) => constraint === "tally_pkey",
    );
    expect(answer).toBe(3);
  });
});
