import fc from "fast-check";
import { expect, it } from "vitest";
import { anAddition } from "../builders/cart.js";
import { useShop } from "../harness/shop.js";
import { CART_COMMANDS, SHOPPERS } from "../model/cart-commands.js";
import { FIRST_PRICES, ModelShop } from "../model/cart-model.js";
import { TwoServers } from "../model/two-servers.js";

const one = useShop();
const other = useShop({ beside: one });

/** Enough runs that some of them place orders. */
const RUNS = 60;

/** Resets prices and promotions before each run. */
async function aFreshShop(): Promise<TwoServers> {
  const servers = [one(), other()];
  const products = new Map();
  for (const slug of Object.keys(FIRST_PRICES)) {
    const { productId, material, color } = await anAddition(one().visitor(), slug);
    products.set(slug, { productId, material, color });
  }
  const real = new TwoServers(servers, products);
  await real.sql("UPDATE promotion SET ends_at = NULL WHERE code = 'SUMMER25'");
  for (const [slug, pence] of Object.entries(FIRST_PRICES))
    await real.sql("UPDATE product SET base_price_pence = $2, was_price_pence = NULL WHERE slug = $1", [slug, pence]);
  return real;
}

it("two servers on one database match the model for any sequence of commands", async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(CART_COMMANDS, { maxCommands: 60, size: "max" }), async (commands) => {
      const real = await aFreshShop();
      await fc.asyncModelRun(() => ({ model: new ModelShop(SHOPPERS), real }), commands);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  const [{ count }] = await one().database.query("SELECT count(*)::int AS count FROM orders");
  expect(count).toBeGreaterThan(RUNS / 4);
}, 120_000);
