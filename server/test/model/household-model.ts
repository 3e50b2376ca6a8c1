import { MOST_OPTIONS } from "../../src/rules/project/project-limits.js";
import type { TestVisitor } from "../harness/visitor.js";

/** A window as its household sees it. The model's options differ in their width only, by which they are named here. */
export type ModelWindow = {
  key: string;
  name: string;
  room: string | null;
  widthTop: number | null;
  depth: number | null;
  options: readonly number[];
  chosen: number | null;
};
type ModelQuote = { number: string; totalPence: number };

/** What one visitor keeps: sorted, so that two of them can be compared. */
export type Household = {
  rooms: readonly string[];
  windows: readonly ModelWindow[];
  quotes: readonly ModelQuote[];
};

export const NOBODY: Household = { rooms: [], windows: [], quotes: [] };

export const DEVICES = ["laptop", "phone"] as const;
export type Device = (typeof DEVICES)[number];

/** The simplest model of a household: a laptop that is signed in, and a phone that is a guest until it signs in. */
export class ModelHouseholds {
  isPhoneSignedIn = false;
  account = NOBODY;
  guest = NOBODY;
  /** Keys of windows that were removed from the account. */
  readonly #removed = new Set<string>();

  of(device: Device): Household {
    return this.#isAccount(device) ? this.account : this.guest;
  }

  set(device: Device, household: Household): void {
    if (this.#isAccount(device)) this.account = household;
    else this.guest = household;
  }

  setWindow(device: Device, window: ModelWindow): void {
    const { windows, ...rest } = this.of(device);
    this.set(device, { ...rest, windows: byKey([...windows.filter(({ key }) => key !== window.key), window]) });
  }

  noteRemoved(device: Device, key: string): void {
    if (this.#isAccount(device)) this.#removed.add(key);
  }

  wasRemoved(key: string): boolean {
    return this.#removed.has(key);
  }

  #isAccount(device: Device): boolean {
    return device === "laptop" || this.isPhoneSignedIn;
  }
}

const byKey = (windows: readonly ModelWindow[]) => windows.toSorted((one, other) => (one.key < other.key ? -1 : 1));

const PROJECT = `{
  project { rooms { key name } windows { key name roomKey widthTop depth options { width isChosen } } }
  heldQuotes { number totals { totalPence } }
}`;
type Answer = {
  project: {
    rooms: { key: string; name: string }[];
    windows: (Pick<ModelWindow, "key" | "name" | "widthTop" | "depth"> & {
      roomKey: string | null;
      options: { width: number; isChosen: boolean }[];
    })[];
  };
  heldQuotes: { number: string; totals: { totalPence: number } }[];
};

/** What the shop shows of a household to a device. */
export async function seenBy(visitor: TestVisitor): Promise<Household> {
  const { project, heldQuotes } = (await visitor.graphql<Answer>(PROJECT)).data;
  const windows = project.windows.map(({ roomKey, options, ...window }) => ({
    ...window,
    room: project.rooms.find(({ key }) => key === roomKey)?.name ?? null,
    options: options.map(({ width }) => width).toSorted((one, other) => one - other),
    chosen: options.find(({ isChosen }) => isChosen)?.width ?? null,
  }));
  return {
    rooms: project.rooms.map(({ name }) => name).toSorted(),
    windows: byKey(windows),
    quotes: heldQuotes
      .map(({ number, totals }) => ({ number, totalPence: totals.totalPence }))
      .toSorted((one, other) => (one.number < other.number ? -1 : 1)),
  };
}

/**
 * What a sign-in makes of an account's household and a guest's. A guest's window has a key that is not known where it stays beside the
 * account's, or where the account's was removed.
 */
export function joined(model: ModelHouseholds): Household & { unnamed: readonly ModelWindow[] } {
  const { account, guest } = model;
  const windows = new Map(account.windows.map((window) => [window.key, window]));
  const unnamed: ModelWindow[] = [];
  for (const window of guest.windows) {
    const present = windows.get(window.key);
    const one = present ? joinedWindow(present, window) : model.wasRemoved(window.key) ? undefined : window;
    if (one) windows.set(window.key, one);
    else unnamed.push(window);
  }
  return {
    rooms: [...new Set([...account.rooms, ...guest.rooms])].toSorted(),
    windows: byKey([...windows.values()]),
    unnamed,
    quotes: [...account.quotes, ...guest.quotes].toSorted((one, other) => (one.number < other.number ? -1 : 1)),
  };
}

/** One window of two; undefined where they contradict each other, or have more options than one may have. */
function joinedWindow(one: ModelWindow, other: ModelWindow): ModelWindow | undefined {
  const fields = ["name", "room", "widthTop", "depth", "chosen"] as const;
  const isContradicted = fields.some(
    (field) => one[field] !== null && other[field] !== null && one[field] !== other[field],
  );
  const options = [...new Set([...one.options, ...other.options])].toSorted((few, more) => few - more);
  if (isContradicted || options.length > MOST_OPTIONS) return undefined;
  return {
    ...{ key: one.key, name: one.name, options, room: one.room ?? other.room, chosen: one.chosen ?? other.chosen },
    ...{ widthTop: one.widthTop ?? other.widthTop, depth: one.depth ?? other.depth },
  };
}
