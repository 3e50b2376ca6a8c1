import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";
import { createRateLimits } from "../../src/http/rate-limits/create-rate-limits.js";
import { watchedCounter } from "../../src/http/rate-limits/valkey-counter.js";
import type { RateLimitFigures } from "../../src/kernel/requests/rate-limit-table.js";
import type { RateLimits } from "../../src/kernel/requests/rate-limits.js";
import { openValkey, type Valkey } from "../../src/kernel/valkey/valkey.js";
import type { TestShop } from "./shop.js";

/** Limits of further servers of a shop, where the shop counts its own. */
export function useLimits(shop: () => TestShop, figures: RateLimitFigures) {
  let valkey: Valkey | undefined;
  beforeAll(async () => {
    const { valkeyUrl } = shop();
    valkey = valkeyUrl === undefined ? undefined : await openValkey(valkeyUrl);
  });
  afterAll(() => valkey?.close());
  return {
    /** Those of one more server, whose session secret is this. */
    with(secret: string): RateLimits {
      const counter = valkey && watchedCounter(valkey, pino({ level: "silent" }));
      return createRateLimits(shop().database, figures, [secret], counter);
    },
    /** What has been counted, by the keys under which it is stored. */
    async keys(): Promise<string[]> {
      if (valkey) return valkey.client.keys("*");
      const rows: { key: string }[] = await shop().database.query("SELECT key FROM rate_limit");
      return rows.map(({ key }) => key);
    },
  };
}
