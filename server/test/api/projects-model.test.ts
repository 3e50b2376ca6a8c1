import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { aCustomer } from "../builders/account.js";
import { useShop } from "../harness/shop.js";
import { HOUSEHOLD_COMMANDS, KEYS, SIGN_IN, type RealHouseholds } from "../model/household-commands.js";
import { ModelHouseholds } from "../model/household-model.js";

const shop = useShop();

const RUNS = 15;
/** The same histories at every run. */
const SEED = 19;

async function aHousehold(): Promise<RealHouseholds> {
  const { visitor: laptop, account } = await aCustomer(shop());
  const keys = Array.from({ length: KEYS }, () => randomUUID());
  return { laptop, phone: shop().visitor(), email: account.email, keys };
}

it("windows, options, choices and held quotes of a guest and an account lose nothing at any sign-in, whatever happened before", async () => {
  let merged = 0;
  await fc.assert(
    fc.asyncProperty(fc.commands(HOUSEHOLD_COMMANDS, { maxCommands: 40, size: "max" }), async (commands) => {
      const [model, real] = [new ModelHouseholds(), await aHousehold()];
      await fc.asyncModelRun(() => ({ model, real }), commands);
      // Every history ends with a sign-in.
      if (!model.isPhoneSignedIn) await SIGN_IN.run(model, real);
      merged += model.account.windows.length;
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  );
  expect(merged).toBeGreaterThan(RUNS);
}, 120_000);
