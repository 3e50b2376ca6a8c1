import { pino } from "pino";
import { afterEach, expect, it, vi } from "vitest";
import { CatalogueWatch, type CatalogueChange } from "../../src/http/response-cache/catalogue-watch.js";
import { setPrice } from "../builders/catalogue-change.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

let watch: CatalogueWatch | undefined;
afterEach(async () => watch?.close());

it("what the process keeps is read anew before a change is heard that may concern it, and not for a price", async () => {
  const heard: (CatalogueChange | "read")[] = [];
  watch = new CatalogueWatch({
    databaseUrl: shop().databaseUrl,
    logger: pino({ level: "silent" }),
    refresh: async () => void heard.push("read"),
    onChange: (change) => heard.push(change),
  });
  await watch.start();
  expect(heard).toEqual(["read", "everything"]);

  await setPrice(shop(), 7_300);
  await vi.waitFor(() => expect(heard).toHaveLength(3), { timeout: 20_000 });
  expect(heard[2]).toContain("product:roller-blinds");

  await shop().database.query("UPDATE promotion SET name = name || '!'");
  await vi.waitFor(() => expect(heard).toHaveLength(5), { timeout: 20_000 });
  expect(heard.slice(3)).toEqual(["read", "everything"]);
});
