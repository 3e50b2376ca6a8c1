import fc from "fast-check";
import { expect, it } from "vitest";
import { anAccount } from "../builders/account.js";
import { anAddition } from "../builders/cart.js";
import { useShop } from "../harness/shop.js";
import { ACCOUNT_COMMANDS, ACCOUNTS, BROWSERS, type AccountShop } from "../model/account-commands.js";
import { ModelAccounts } from "../model/account-model.js";
import { FIRST_PRICES } from "../model/cart-model.js";
import { TwoServers } from "../model/two-servers.js";

const one = useShop();
const other = useShop({ beside: one });

const RUNS = 20;

/** Unregistered accounts, and browsers without cookies. */
async function aFreshShop(): Promise<AccountShop> {
  const products = new Map();
  for (const slug of Object.keys(FIRST_PRICES)) {
    const { productId, material, color } = await anAddition(one().visitor(), slug);
    products.set(slug, { productId, material, color });
  }
  const emails = [];
  for (let i = 0; i < ACCOUNTS; i += 1) emails.push((await anAccount(one())).email);
  return { servers: new TwoServers([one(), other()], products), emails };
}

it("browsers with two tabs at two servers match the model through any sign-ins and sign-outs", async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(ACCOUNT_COMMANDS, { maxCommands: 25, size: "max" }), async (commands) => {
      const real = await aFreshShop();
      await fc.asyncModelRun(() => ({ model: new ModelAccounts(ACCOUNTS, BROWSERS), real }), commands);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  const [{ merged }] = await one().database.query("SELECT count(merged_at)::int AS merged FROM cart");
  expect(merged).toBeGreaterThan(RUNS / 4);
}, 120_000);
