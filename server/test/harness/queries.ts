import type { EntityManager } from "typeorm";
import { expect, it } from "vitest";
import { rowsOf, type Query } from "../../src/kernel/sql/query.js";
import type { TestShop } from "./shop.js";

/** Values of $1, $2 … for which there are rows, or a function that may store such rows and returns their values. */
type Values = readonly unknown[] | ((manager: EntityManager) => readonly unknown[] | Promise<readonly unknown[]>);

/** Runs each query in a transaction that is rolled back, and compares its rows with its schema. */
export function itReturnsTheRowsOf<Queries extends Readonly<Record<string, Query>>>(
  queries: Queries,
  values: Readonly<Record<keyof Queries, Values>>,
  shop: () => TestShop,
): void {
  it.each(Object.entries(queries))("%s", async (name, query) => {
    const runner = shop().database.createQueryRunner();
    await runner.startTransaction();
    try {
      const given = values[name as keyof Queries];
      const rows = await rowsOf(
        runner.manager,
        query,
        typeof given === "function" ? await given(runner.manager) : given,
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(query.row.strict().parse(row)).toEqual(row);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });
}
