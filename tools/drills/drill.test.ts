import { expect, it } from "vitest";
import { buildServer } from "../../scripts/build.ts";

it("every acknowledged order is stored once after the server was killed", { timeout: 120_000 }, async () => {
  expect(await buildServer()).toBe(true);
  const { DRILLS } = await import("./drills.ts");
  const { runDrill } = await import("./run-drill.ts");
  const fault = await DRILLS["server-killed"]?.prepare();
  if (!fault) throw new Error("There is no such drill.");
  const { orders, recovery, failures } = await runDrill(fault, 1, () => {});
  expect(failures).toEqual([]);
  expect(orders).toMatch(
    /^[1-9]\d* acknowledged = [1-9]\d* stored; 0 lost, 0 duplicated, 0 incomplete, 0 unacknowledged$/,
  );
  expect(recovery).toBeGreaterThan(0);
});
