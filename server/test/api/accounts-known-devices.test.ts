import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSettings } from "../../src/settings.js";
import {
  accountEmailTo,
  aCustomer,
  anAccount,
  anEmail,
  aRegistration,
  changeEmail,
  confirmRegistration,
  readMe,
  register,
  signIn,
} from "../builders/account.js";
import { mutate } from "../builders/mutation.js";
import { aKnownDevice, elsewhere, pass, RIGHT, tried, WRONG } from "../builders/password-attempts.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";
import { ModelAttempts } from "../model/password-attempts-model.js";

const LIMITS = { ...readSettings({}).rateLimits, "sign-ins": 5, "ip-sign-ins": 8 };
const HIGH = { "ip-writes": 10_000, "session-writes": 10_000, "ip-enquiries": 10_000 };
const shop = useShop({ settings: { rateLimits: { ...LIMITS, ...HIGH }, trustProxy: 1 } });

/** Strangers guess from the IP `from` until that IP is blocked, and all strangers are for this account. */
async function storm(email: string, from = elsewhere()): Promise<void> {
  for (let i = 0; i < 9; i += 1) await tried(shop(), email, WRONG, { from });
  expect((await tried(shop(), email, RIGHT))[0]).toBe("RATE_LIMITED");
  expect((await tried(shop(), anEmail(), WRONG, { from }))[0]).toBe("RATE_LIMITED");
}

describe("wrong passwords from strangers", () => {
  it("don't block the owner on a known device, even behind the same IP", async () => {
    const { email } = await anAccount(shop());
    const visitor = await aKnownDevice(shop(), email);
    const from = elsewhere();
    await storm(email, from);
    expect(await tried(shop(), email, RIGHT, { from, visitor })).toEqual([undefined]);
    expect((await readMe(visitor)).data.me?.email).toBe(email);
    expect((await tried(shop(), email, RIGHT))[0]).toBe("RATE_LIMITED");
  });

  it.each<[string, (visitor: TestVisitor) => Promise<{ errors: unknown[] }>]>([
    ["changePassword", (visitor) => changePassword(visitor, "a better password")],
    ["changeEmail", (visitor) => changeEmail(visitor, anEmail())],
    ["deleteAccount", (visitor) => mutate(visitor, "deleteAccount", { password: RIGHT })],
  ])("don't block %s in a signed-in session", async (_name, change) => {
    const { visitor, account } = await aCustomer(shop());
    await storm(account.email);
    expect((await change(visitor)).errors).toEqual([]);
  });

  it("don't block the registration of a new account", async () => {
    const form = aRegistration();
    await register(shop().visitor(), form);
    const { token } = await accountEmailTo(shop(), form.email, "register");
    await storm(form.email);
    expect((await confirmRegistration(shop().visitor(), token)).errors).toEqual([]);
  });
});

describe("a browser counts as unknown", () => {
  const isStranger = async (email: string, visitor: TestVisitor, password = RIGHT) => {
    await storm(email);
    expect((await tried(shop(), email, password, { visitor }))[0]).toBe("RATE_LIMITED");
  };

  it("with another account's cookie or a forged one", async () => {
    const { email } = await anAccount(shop());
    const right = (await aKnownDevice(shop(), email)).deviceCookie ?? "";
    const others = (await aKnownDevice(shop(), (await anAccount(shop())).email)).deviceCookie ?? "";
    await storm(email);
    const [, proof = ""] = right.split(".");
    const flipped = right.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    for (const forged of [others, `${others}.${proof}`, flipped, "device=", "device=a.b", `${right}.`, `${right}%00`]) {
      const visitor = Object.assign(shop().visitor(), { deviceCookie: forged });
      expect((await tried(shop(), email, RIGHT, { visitor }))[0]).toBe("RATE_LIMITED");
    }
  });

  it("after a password change, except the browser that made it", async () => {
    const { email } = await anAccount(shop());
    const former = await aKnownDevice(shop(), email);
    const visitor = shop().visitor();
    await signIn(visitor, email);
    await changePassword(visitor, "a better password");
    await isStranger(email, former, "a better password");
    visitor.cookie = undefined;
    expect(await tried(shop(), email, "a better password", { visitor })).toEqual([undefined]);
  });
});

it("several accounts know a shared browser under one id", async () => {
  const emails = [(await anAccount(shop())).email, (await anAccount(shop())).email];
  const visitor = shop().visitor();
  for (const email of emails) await signIn(visitor, email);
  visitor.cookie = undefined;
  for (const email of emails) await storm(email);
  for (const email of emails) expect(await tried(shop(), email, RIGHT, { visitor })).toEqual([undefined]);
  for (let i = 0; i < 7; i += 1) await signIn(visitor, (await anAccount(shop())).email);
  expect(visitor.deviceCookie?.length).toBeLessThan(300);
});

it("the device cookie is HttpOnly and SameSite, lasts a year and is set only on sign-in", async () => {
  const { email } = await anAccount(shop());
  const body = (password: string) =>
    JSON.stringify({
      query: `mutation { signIn(input: { email: "${email}", password: "${password}" }) { account { id } errors { code } } }`,
    });
  const set = async (password: string) =>
    (await shop().visitor().send("POST", "/graphql", body(password))).headers
      .getSetCookie()
      .filter((cookie) => cookie.startsWith("device="));
  expect(await set(WRONG)).toEqual([]);
  expect(await set(RIGHT)).toEqual([
    expect.stringMatching(
      /^device=[\w-]{43}\.[\w-]{43}; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    ),
  ]);
});

/** Who tries, and which counters that uses. The laptop has the IP of the first stranger. */
const ACTORS = {
  "first stranger": ["address one", "strangers"],
  "second stranger": ["address two", "strangers"],
  laptop: ["laptop"],
  phone: ["phone"],
  session: ["session"],
} as const;
type Actor = keyof typeof ACTORS;

const step = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({ actor: fc.constantFrom(...(Object.keys(ACTORS) as Actor[])), isRight: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ minutes: fc.constantFrom(1, 3, 8, 60, 24 * 60) }) },
);

it("counts attempts like the model, for any order and timing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      const model = new ModelAttempts();
      const guess = await actors();
      const answers: (string | undefined)[] = [];
      const expectations: (string | undefined)[] = [];
      for (const each of steps) {
        if ("minutes" in each) {
          model.pass(each.minutes);
          await pass(shop(), each.minutes);
        } else {
          answers.push(await guess(each.actor, each.isRight));
          expectations.push(expected(model, each.actor, each.isRight));
        }
      }
      expect(answers).toEqual(expectations);
    }),
    { numRuns: 8, endOnFailure: true },
  );
}, 60_000);

function expected(model: ModelAttempts, actor: Actor, isRight: boolean): string | undefined {
  const counters = ACTORS[actor];
  for (const name of counters)
    if (!model.take(name, name.startsWith("address") ? LIMITS["ip-sign-ins"] : LIMITS["sign-ins"]))
      return "RATE_LIMITED";
  if (!isRight) return "WRONG_CREDENTIALS";
  model.forget(counters.at(-1) ?? "");
  if (counters.length > 1) model.takeBack(counters[0]);
  return undefined;
}

/** An account with two known browsers and a session, and how each of them, or a stranger, tries a password. */
async function actors(): Promise<(actor: Actor, isRight: boolean) => Promise<string | undefined>> {
  const { visitor: session, account } = await aCustomer(shop());
  const [one, two] = [elsewhere(), elsewhere()];
  const devices = {
    laptop: await aKnownDevice(shop(), account.email),
    phone: await aKnownDevice(shop(), account.email),
  };
  const from = { "first stranger": one, "second stranger": two, laptop: one, phone: two };
  return async (actor, isRight) => {
    const password = isRight ? RIGHT : WRONG;
    if (actor === "session") return (await changeEmail(session, anEmail(), password)).errors[0]?.extensions.code;
    const isKnown = actor === "laptop" || actor === "phone";
    const visitor = isKnown ? devices[actor] : shop().visitor();
    visitor.cookie = undefined;
    return (await tried(shop(), account.email, password, { from: from[actor], visitor }))[0];
  };
}

const changePassword = (visitor: TestVisitor, password: string) =>
  mutate(visitor, "changePassword", { current: RIGHT, password }, "account { id }");
