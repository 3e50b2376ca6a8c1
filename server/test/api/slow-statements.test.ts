import { expect, it, vi } from "vitest";
import { useMonitoring } from "../harness/monitoring.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const watch = useMonitoring(shop, () => ({ metricsPort: undefined, slowStatementMs: 200 }));

it("are logged with their name, and nothing else of them", async () => {
  await shop().database.query("SELECT pg_sleep(0.3), $1::text AS who FROM write_probe", ["jo@larch.example"]);
  const slow = await vi.waitFor(() => {
    const lines = watch.log.filter(({ msg }) => msg === "slow statement");
    expect(lines).toMatchObject([{ level: 40, statement: "SELECT write_probe", duration: expect.any(Number) }]);
    return lines;
  });
  expect(slow[0]?.duration).toBeGreaterThanOrEqual(200);
  expect(JSON.stringify(slow)).not.toMatch(/larch|pg_sleep/);
});

it("have no metrics where no port is set", () => {
  expect(watch.url()).toBe("");
});
