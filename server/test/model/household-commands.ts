import { randomUUID } from "node:crypto";
import fc, { type AsyncCommand } from "fast-check";
import { expect } from "vitest";
import { MOST_OPTIONS } from "../../src/rules/project/project-limits.js";
import { signIn } from "../builders/account.js";
import { aCartWith, clearCart } from "../builders/cart.js";
import { aHeldQuote } from "../builders/held-quote.js";
import { mutate } from "../builders/mutation.js";
import { readProject, saveProject } from "../builders/project.js";
import { anOption, chooseOption, keepOption, readOptions } from "../builders/window-option.js";
import type { TestVisitor } from "../harness/visitor.js";
import {
  DEVICES,
  joined,
  NOBODY,
  seenBy,
  type Device,
  type Household,
  type ModelHouseholds,
  type ModelWindow,
} from "./household-model.js";

/** The two devices, the account's address, and keys that both devices name windows by, as after signing out and in again. */
export type RealHouseholds = Readonly<Record<Device, TestVisitor>> & { email: string; keys: readonly string[] };

export const KEYS = 3;

type Command = AsyncCommand<ModelHouseholds, RealHouseholds>;
type Act = (model: ModelHouseholds, visitor: TestVisitor, real: RealHouseholds) => Promise<void>;

const device = fc.constantFrom(...DEVICES);
const room = fc.constantFrom(null, null, "Hall", "Kitchen");
const figure = fc.constantFrom(null, null, 40, 41);
/** Which window of those that there are. */
const which = fc.nat(5);
/** How many changes ago the device has last looked. */
const age = fc.constantFrom(0, 0, 0, 1, 2);

/** An act of a device, after which the shop shows it what the model has. */
const act = (name: string, on: Device, run: Act, check: Command["check"] = () => true): Command => ({
  check,
  async run(model, real) {
    await run(model, real[on], real);
    expectSame(await seenBy(real[on]), model.of(on));
  },
  toString: () => `${name} on the ${on}`,
});

function expectSame(one: Household, other: Household): void {
  expect(one).toEqual(other);
}

function expectTold(isTold: boolean, isToBeTold: boolean): void {
  expect(isTold, "the device is told").toBe(isToBeTold);
}

function expectCodes(errors: readonly { code: string }[] | undefined, codes: readonly string[]): void {
  expect(errors?.map(({ code }) => code)).toEqual(codes);
}

/** In an order that is the same at every run, whatever the keys. */
const byName = (windows: readonly ModelWindow[]) =>
  windows.toSorted((one, other) => one.name.localeCompare(other.name));

/** An act with a window that there is. */
const actWith = (
  name: string,
  { on, which: place }: { on: Device; which: number },
  run: (window: ModelWindow, ...rest: Parameters<Act>) => Promise<void>,
) =>
  act(
    name,
    on,
    async (model, ...rest) => {
      const windows = byName(model.of(on).windows);
      const window = windows[place % windows.length];
      if (window) await run(window, model, ...rest);
    },
    (model) => model.of(on).windows.length > 0,
  );

/** The key of the room of this name, and the room where it is new. */
async function roomFor(visitor: TestVisitor, name: string | null) {
  if (name === null) return { roomKey: null, rooms: [] };
  const known = (await readProject(visitor)).rooms.find((each) => each.name === name);
  const key = known?.key ?? randomUUID();
  return { roomKey: key, rooms: known ? [] : [{ key, name }] };
}

function noteRoom(model: ModelHouseholds, on: Device, name: string | null): void {
  const household = model.of(on);
  if (name !== null) model.set(on, { ...household, rooms: [...new Set([...household.rooms, name])].toSorted() });
}

const make = fc
  .record({ on: device, place: fc.nat(KEYS - 1), room, widthTop: figure, depth: figure })
  .map(({ on, place, ...values }) =>
    act(`make window ${place}`, on, async (model, visitor, { keys }) => {
      const key = keys[place] ?? "";
      if (model.of(on).windows.some((window) => window.key === key)) return;
      const { roomKey, rooms } = await roomFor(visitor, values.room);
      const { widthTop, depth } = values;
      const window = { key, name: `w${place}`, kind: "CASEMENT", widthTop, depth, roomKey };
      const { data } = await saveProject(visitor, { rooms, windows: [window] });
      noteRoom(model, on, values.room);
      // It was removed here before, which the device is told.
      if (data?.saveProject.conflicts?.some(({ reason }) => reason === "REMOVED")) return;
      model.setWindow(on, { key, name: window.name, ...values, options: [], chosen: null });
    }),
  );

const measure = fc
  .record({ on: device, which, age, field: fc.constantFrom("widthTop", "depth"), value: figure })
  .map(({ field, value, age: changes, ...where }) =>
    actWith(`${field} ${value}, seen ${changes} changes ago,`, where, async (window, model, visitor) => {
      const { version } = await versionsOf(visitor, window.key);
      const expectedVersion = Math.max(1, version - changes);
      const change = { key: window.key, expectedVersion, [field]: value };
      const conflicts = (await saveProject(visitor, { windows: [change] })).data?.saveProject.conflicts ?? [];
      // Only what the device has not seen is in the way.
      expectTold(conflicts.length > 0, conflicts.length > 0 && expectedVersion < version);
      if (conflicts.length === 0) model.setWindow(where.on, { ...window, [field]: value });
    }),
  );

const remove = fc.record({ on: device, which, age }).map(({ age: changes, ...where }) =>
  actWith(`remove, seen ${changes} changes ago,`, where, async ({ key }, model, visitor) => {
    const { version } = await versionsOf(visitor, key);
    const expectedVersion = Math.max(1, version - changes);
    const { data } = await saveProject(visitor, { windows: [{ key, expectedVersion, isRemoved: true }] });
    const isTold = data?.saveProject.conflicts?.length === 1;
    expectTold(isTold, expectedVersion < version);
    const { windows, ...rest } = model.of(where.on);
    if (isTold) return;
    model.set(where.on, { ...rest, windows: windows.filter((window) => window.key !== key) });
    model.noteRemoved(where.on, key);
  }),
);

async function versionsOf(visitor: TestVisitor, key: string) {
  const window = (await readProject(visitor)).windows.find((each) => each.key === key);
  return { version: window?.version ?? 0 };
}

const keep = fc.record({ on: device, which, width: fc.integer({ min: 30, max: 35 }) }).map(({ width, ...where }) =>
  actWith(`keep ${width}`, where, async (window, model, visitor) => {
    const { data } = await keepOption(visitor, await anOption(visitor, window.key, { width }));
    const isKept = window.options.includes(width);
    const isFull = !isKept && window.options.length === MOST_OPTIONS;
    expectCodes(data?.keepWindowOption.errors, isFull ? ["LIMIT_EXCEEDED"] : []);
    if (isKept || isFull) return;
    model.setWindow(where.on, { ...window, options: [...window.options, width].toSorted((one, other) => one - other) });
  }),
);

const choose = fc
  .record({ on: device, which, option: fc.nat(MOST_OPTIONS), age })
  .map(({ option, age: changes, ...where }) =>
    actWith(`choose ${option}, seen ${changes} changes ago,`, where, async (window, model, visitor) => {
      const kept = (await readOptions(visitor)).find(({ key }) => key === window.key);
      const width = window.options[option] ?? null;
      const optionId = kept?.options.find((each) => each.width === width)?.id ?? null;
      const expectedVersion = Math.max(0, (kept?.optionsVersion ?? 0) - changes);
      const { data } = await chooseOption(visitor, { windowKey: window.key, optionId, expectedVersion });
      const isStale = width !== window.chosen && expectedVersion !== kept?.optionsVersion;
      expectCodes(data?.chooseWindowOption.errors, isStale ? ["CONFLICT"] : []);
      if (!isStale) model.setWindow(where.on, { ...window, chosen: width });
    }),
  );

/** The first quote of each is made under one key, which both may have used. */
const holdPrice = fc.record({ on: device, quantity: fc.integer({ min: 1, max: 3 }) }).map(({ on, quantity }) =>
  act(`hold the price of ${quantity}`, on, async (model, visitor) => {
    const household = model.of(on);
    await aCartWith(visitor, "roller-blinds", { quantity });
    const isFirst = household.quotes.length === 0;
    const { number, totals } = await aHeldQuote(visitor, isFirst ? { idempotencyKey: "the-same-key" } : {});
    await clearCart(visitor);
    const quotes = [...household.quotes, { number, totalPence: totals.totalPence }];
    model.set(on, { ...household, quotes: quotes.toSorted((one, other) => (one.number < other.number ? -1 : 1)) });
  }),
);

/** The phone signs in: both devices see all of account and guest, once. */
export const SIGN_IN = act(
  "sign in",
  "phone",
  async (model, phone, { email, laptop }) => {
    await signIn(phone, email);
    const after = await seenBy(phone);
    expectJoined(after, joined(model));
    expectSame(await seenBy(laptop), after);
    Object.assign(model, { account: after, guest: NOBODY, isPhoneSignedIn: true });
  },
  ({ isPhoneSignedIn }) => !isPhoneSignedIn,
);

function expectJoined(after: Household, { unnamed, ...expected }: ReturnType<typeof joined>): void {
  const known = new Set(expected.windows.map(({ key }) => key));
  const { true: named = [], false: beside = [] } = Object.groupBy(after.windows, ({ key }) => `${known.has(key)}`);
  expect({ ...after, windows: named }).toEqual(expected);
  expect(withoutKeys(beside)).toEqual(withoutKeys(unnamed));
}

/** In an order that their content fixes. */
const withoutKeys = (windows: readonly ModelWindow[]) =>
  windows
    .map(({ name, room: of, widthTop, depth, options, chosen }) =>
      JSON.stringify([name, of, widthTop, depth, options, chosen]),
    )
    .toSorted();

/** The phone's session ends, and what it still holds is sent as a guest's: windows that the account has too. */
const LOSE_SESSION = act(
  "lose the session",
  "phone",
  async (model, phone) => {
    await mutate(phone, "signOut");
    const { windows } = model.account;
    const names = [...new Set(windows.flatMap(({ room: name }) => name ?? []))].toSorted();
    const rooms = names.map((name) => ({ key: randomUUID(), name }));
    const sent = windows.map(({ key, name, room: of, widthTop, depth }) => ({
      ...{ key, name, kind: "CASEMENT", widthTop, depth },
      roomKey: rooms.find((each) => each.name === of)?.key ?? null,
    }));
    if (sent.length > 0) await saveProject(phone, { rooms, windows: sent });
    const held = windows.map((window) => ({ ...window, options: [], chosen: null }));
    Object.assign(model, { guest: { rooms: names, windows: held, quotes: [] }, isPhoneSignedIn: false });
  },
  ({ isPhoneSignedIn }) => isPhoneSignedIn,
);

export const HOUSEHOLD_COMMANDS = [
  ...[make, make, measure, keep, keep, choose, choose, remove, holdPrice],
  ...[SIGN_IN, LOSE_SESSION].map((command) => fc.constant(command)),
];
