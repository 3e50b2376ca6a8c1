import { describe, expect, it } from "vitest";
import { isSame, mergeChange, type Kept as ShopKept } from "@rules/project/merge-change";
import {
  isContested,
  isGone,
  isRemovedElsewhere,
  madeHere,
  removedAllTheSame,
  sendingOf,
  settled,
  shownValues,
  withKept,
  withNothingKept,
  withRemoval,
  withReturn,
  withTried,
  withTyped,
  type Answer,
  type Held,
  type Sending,
} from "./held";

type Values = { name: string; width: number | null; depth: number | null };
/**
 * What a shopper has on a device, and by field the value of the shop that they saw when they typed another, with those that were sent
 * since.
 */
type Device = Map<string, Held<Values>> & { seen?: Seen };
type Seen = Map<string, readonly unknown[]>;
type Shop = Map<string, ShopKept>;

/** A generator of whole numbers below `most`, the same for the same seed. */
function dice(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * most);
  };
}

const seenOn = (device: Device) => (device.seen ??= new Map<string, readonly unknown[]>());

/** Notes what the shop has of a field, as the device shows it. */
function see(device: Device, { key, kept, tried }: Held<Values>, field: keyof Values) {
  seenOn(device).set(`${key} ${field}`, [kept?.values[field], ...(tried?.[field] ?? [])]);
}

const keptOf = ({ version, isRemoved, values }: ShopKept) => ({ version, isRemoved, values: values as Values });

/** The shop takes what was sent, by the rule that it has. It must not replace what nobody on the device has seen. */
function send(shop: Shop, sending: Sending<Values>, seen: Seen, isLost: boolean): Answer<Values> {
  const before = shop.get(sending.key);
  const { kept, conflict } = mergeChange(before, sending);
  for (const [field, value] of Object.entries(sending.values)) {
    const name = `${sending.key} ${field}`;
    const isReplaced = before !== undefined && !isSame(before.values[field], kept?.values[field]);
    if (isReplaced) expect(seen.get(name), `${name} replaced unseen`).toContainEqual(before.values[field]);
    if (isLost) seen.set(name, [...(seen.get(name) ?? []), value]);
    else if (isSame(kept?.values[field], value)) seen.set(name, [value]);
  }
  if (kept) shop.set(sending.key, kept);
  return { sent: sending, refused: conflict?.fields.map(({ field }) => field) ?? [], isTaken: conflict === undefined };
}

/** What a device holds after the answer to what it sent. Whatever it loses of what was typed, the shop must have. */
function answered(held: Held<Values>, shop: Shop, answer: Answer<Values> | undefined) {
  const kept = shop.get(held.key);
  if (!kept) return held.kept ? withNothingKept(held) : held;
  const next = withKept(held, keptOf(kept), answer);
  for (const [field, value] of Object.entries(held.change))
    if (!(field in next.change)) expect(kept.values[field], `${field} of ${held.key}`).toEqual(value);
  return next;
}

/** What goes on while something is sent: the shopper types, and the answer may get lost. */
type Away = { readonly act: () => void; readonly isLost: () => boolean };
const QUIET: Away = { act: () => undefined, isLost: () => false };

function sync(device: Device, shop: Shop, away: Away = QUIET) {
  for (const key of new Set([...device.keys(), ...shop.keys()])) {
    const held = device.get(key);
    const sending = held && sendingOf(held);
    const isLost = sending !== undefined && away.isLost();
    if (sending) device.set(key, withTried(held, sending.values));
    const answer = sending && send(shop, sending, seenOn(device), isLost);
    away.act();
    if (isLost) continue;
    const now = device.get(key);
    const kept = shop.get(key);
    if (now) device.set(key, answered(now, shop, answer));
    else if (kept) device.set(key, { key, kept: keptOf(kept), change: {}, contested: [] });
  }
}

/** The shopper keeps what this device has, in every question. */
function keepMine(device: Device, held: Held<Values>): Held<Values> {
  if (held.isRemovalContested) return removedAllTheSame(held);
  if (isRemovedElsewhere(held)) return withReturn(held);
  for (const field of held.contested) see(device, held, field);
  return held.contested.reduce((each, field) => settled(each, field, true), held);
}

const FIELDS = ["name", "width", "depth"] as const;

function act(device: Device, roll: (most: number) => number, fresh: () => string) {
  const shown = [...device.values()].filter((held) => !isGone(held));
  const held = shown[roll(shown.length)];
  const what = roll(10);
  if (held === undefined || what < 2) {
    const key = fresh();
    device.set(key, madeHere(key, { name: key, width: null, depth: null }));
  } else if (what < 8) {
    const field = FIELDS[roll(FIELDS.length)] ?? "name";
    if (!(field in held.change)) see(device, held, field);
    device.set(held.key, withTyped(held, { [field]: field === "name" ? `n${roll(99)}` : roll(9) }));
  } else device.set(held.key, what === 8 ? withRemoval(held) : withReturn(held));
}

describe.each(Array.from({ length: 60 }, (_, seed) => seed + 1))("two devices, seed %i", (seed) => {
  const roll = dice(seed);
  const shop: Shop = new Map();
  const devices: readonly Device[] = [new Map(), new Map()];
  let made = 0;
  const fresh = () => `w${(made += 1)}`;

  it("lose nothing that was typed, and end the same", () => {
    for (let turn = 0; turn < 60; turn += 1) {
      const device = devices[roll(2)] ?? new Map();
      if (roll(3) > 0) act(device, roll, fresh);
      else {
        const typing = () => void (roll(4) === 0 && act(device, roll, fresh));
        sync(device, shop, { act: typing, isLost: () => roll(4) === 0 });
      }
    }
    for (let round = 0; round < 12; round += 1)
      for (const device of devices) {
        sync(device, shop);
        for (const held of device.values()) if (isContested(held)) device.set(held.key, keepMine(device, held));
      }

    const [one, other] = devices.map((device) =>
      [...device.values()]
        .filter((held) => !isGone(held))
        .map((held) => ({ ...shownValues(held), key: held.key }))
        .toSorted((first, second) => (first.key < second.key ? -1 : 1)),
    );
    expect(one).toEqual(other);
    expect([...shop.values()].filter(({ isRemoved }) => !isRemoved).length).toBe(one?.length);
  });
});
