import { describe, expect, it } from "vitest";
import { readSettings } from "../../src/settings.js";
import {
  accountEmailTo,
  aCustomer,
  anAccount,
  anEmail,
  changeEmail,
  requestReset,
  resetPassword,
  signIn,
} from "../builders/account.js";
import { mutate } from "../builders/mutation.js";
import { elsewhere, pass as passAt, RIGHT, tried as triedAt } from "../builders/password-attempts.js";
import { useShop } from "../harness/shop.js";
import type { GraphQLAnswer, TestVisitor } from "../harness/visitor.js";

const figures = { ...readSettings({}).rateLimits, "ip-writes": 10_000, "session-writes": 10_000 };
const shop = useShop({ settings: { rateLimits: figures, trustProxy: 1 } });

const tried = (email: string, password: string, from = elsewhere()) => triedAt(shop(), email, password, { from });
const pass = (minutes: number) => passAt(shop(), minutes);

describe("password guessing", () => {
  it("slows down with every wrong attempt from any IP, and the right password waits too", async () => {
    const { email } = await anAccount(shop());
    for (let i = 0; i < 5; i += 1) expect(await tried(email, "wrong password")).toEqual(["WRONG_CREDENTIALS"]);
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const [code, seconds = 0] = await tried(email, RIGHT);
      expect(code).toBe("RATE_LIMITED");
      expect(seconds).toBeGreaterThan(minutes * 60 - 10);
      expect(seconds).toBeLessThanOrEqual(minutes * 60);
      await pass(minutes);
      expect(await tried(email, "wrong password")).toEqual(["WRONG_CREDENTIALS"]);
    }
  });

  it("resets wrong attempts after a sign-in or after a day", async () => {
    const { email } = await anAccount(shop());
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 4; i += 1) await tried(email, "wrong password");
      expect(await tried(email, RIGHT)).toEqual([undefined]);
    }
    for (let i = 0; i < 5; i += 1) await tried(email, "wrong password");
    await pass(24 * 60);
    for (let i = 0; i < 5; i += 1) expect(await tried(email, "wrong password")).toEqual(["WRONG_CREDENTIALS"]);
    expect((await tried(email, RIGHT))[0]).toBe("RATE_LIMITED");
  });

  it("counts parallel attempts one by one, also for an e-mail address without an account", async () => {
    for (const email of [(await anAccount(shop())).email, anEmail()]) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => tried(email, "wrong password")));
      const codes = answers.map(([code]) => code);
      expect(codes.filter((code) => code === "WRONG_CREDENTIALS")).toHaveLength(5);
      expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(7);
    }
  });

  it("stops guesses at many accounts from one IP after twenty; successful sign-ins don't count", async () => {
    const from = elsewhere();
    for (let i = 0; i < 19; i += 1)
      expect((await tried(anEmail(), "wrong password", from))[0]).toBe("WRONG_CREDENTIALS");
    for (let i = 0; i < 3; i += 1)
      expect(await tried((await anAccount(shop())).email, RIGHT, from)).toEqual([undefined]);
    expect((await tried(anEmail(), "wrong password", from))[0]).toBe("WRONG_CREDENTIALS");
    expect((await tried((await anAccount(shop())).email, RIGHT, from))[0]).toBe("RATE_LIMITED");
  });

  it.each<[string, (visitor: TestVisitor) => Promise<Pick<GraphQLAnswer<unknown>, "errors">>]>([
    [
      "changePassword",
      (visitor) =>
        mutate(
          visitor,
          "changePassword",
          { current: "wrong password", password: "another password" },
          "account { id }",
        ),
    ],
    ["changeEmail", (visitor) => changeEmail(visitor, anEmail(), "wrong password")],
    ["deleteAccount", (visitor) => mutate(visitor, "deleteAccount", { password: "wrong password" })],
  ])("counts attempts by %s too", async (_name, guess) => {
    const { visitor } = await aCustomer(shop());
    for (let i = 0; i < 5; i += 1)
      expect((await guess(visitor)).errors).toMatchObject([
        { message: "That is not your password.", extensions: { code: "WRONG_CREDENTIALS" } },
      ]);
    expect((await guess(visitor)).errors).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
  });

  it("no longer delays the owner after a password reset by e-mail", async () => {
    const { email } = await anAccount(shop());
    for (let i = 0; i < 6; i += 1) await tried(email, "wrong password");
    await requestReset(shop().visitor(), email);
    const { token } = await accountEmailTo(shop(), email, "reset-password");
    expect((await resetPassword(shop().visitor(), token, "a better password")).errors).toEqual([]);
    expect((await signIn(shop().visitor(), email, "a better password")).errors).toEqual([]);
  });
});

it("sends at most five e-mails of all kinds an hour to one e-mail address", async () => {
  const email = anEmail();
  for (let i = 0; i < 5; i += 1) expect((await requestReset(shop().visitor(), email)).errors).toEqual([]);
  expect((await requestReset(shop().visitor(), email)).errors).toMatchObject([
    { extensions: { code: "RATE_LIMITED" } },
  ]);
  expect((await requestReset(shop().visitor(), anEmail())).errors).toEqual([]);
});

it("stores counter keys only as hashes", async () => {
  const { email } = await anAccount(shop());
  await tried(email, "wrong password");
  expect(JSON.stringify(await shop().database.query("SELECT * FROM rate_limit"))).not.toContain("larch");
});
