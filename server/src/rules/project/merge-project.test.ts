import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { KeptOption } from "./join-options.js";
import { joinProjects, type JoinedProject, type OptionsOfBoth } from "./join-projects.js";
import { mergeChange, type Change, type Kept } from "./merge-change.js";
import { mergeProject, type KeptProject } from "./merge-project.js";
import { MOST_OPTIONS } from "./project-limits.js";

const kept = (values: Record<string, unknown>, changes: Partial<Kept> = {}): Kept => ({
  ...{ version: 1, values, fieldVersions: {}, isRemoved: false, ...changes },
});
const change = (expectedVersion: number, values: Record<string, unknown>, changes: Partial<Change> = {}): Change => ({
  ...{ expectedVersion, values, ...changes },
});

describe("a change", () => {
  it("of another field than somebody else's is taken beside it", () => {
    const first = mergeChange(kept({ width: 1, drop: 2 }), change(1, { width: 10 }));
    const second = mergeChange(first.kept, change(1, { drop: 20 }));
    expect(second).toMatchObject({ kept: { version: 3, values: { width: 10, drop: 20 } }, conflict: undefined });
  });

  it("of the same field leaves the earlier one, and tells both", () => {
    const first = mergeChange(kept({ width: 1, drop: 2 }), change(1, { width: 10 }));
    const second = mergeChange(first.kept, change(1, { width: 11, drop: 20 }));
    expect(second.kept?.values).toEqual({ width: 10, drop: 20 });
    expect(second.conflict).toEqual({ reason: "FIELDS", fields: [{ field: "width", sent: 11, kept: 10 }] });
  });

  it("once more, or the same by two, changes nothing", () => {
    const { kept: once } = mergeChange(kept({ width: 1 }), change(1, { width: 10 }));
    expect(mergeChange(once, change(1, { width: 10 }))).toEqual({ kept: once, conflict: undefined });
  });

  it("of what was removed is told, and brings it back from who has seen that", () => {
    const { kept: removed } = mergeChange(kept({ width: 1 }), change(1, {}, { isRemoved: true }));
    expect(mergeChange(removed, change(1, { width: 2 }))).toMatchObject({
      kept: removed,
      conflict: { reason: "REMOVED" },
    });
    expect(mergeChange(removed, change(2, { width: 2 })).kept).toMatchObject({
      isRemoved: false,
      version: 3,
      values: { width: 2 },
    });
  });

  it("that removes what has changed since is told", () => {
    const { kept: changed } = mergeChange(kept({ width: 1 }), change(1, { width: 2 }));
    const { kept: after, conflict } = mergeChange(changed, change(1, {}, { isRemoved: true }));
    expect([after, conflict?.reason]).toEqual([changed, "CHANGED"]);
  });

  it("of what nobody knows is told, unless the device has made it", () => {
    expect(mergeChange(undefined, change(3, { width: 1 }))).toMatchObject({
      kept: undefined,
      conflict: { reason: "GONE" },
    });
    expect(mergeChange(undefined, change(0, { width: 1 })).kept).toMatchObject({ version: 1, values: { width: 1 } });
  });
});

it("a room with windows in it stays, and who would remove it is told", () => {
  const project: KeptProject = { rooms: new Map([["r", kept({ name: "Kitchen" })]]), windows: new Map() };
  const removal = { key: "r", ...change(1, {}, { isRemoved: true }) };
  const removed = mergeProject(project, { rooms: [removal], windows: [] });
  expect(removed.rooms.get("r")?.isRemoved).toBe(true);
  const window = { key: "w", ...change(0, { roomKey: "r" }) };
  expect(mergeProject(removed, { rooms: [], windows: [window] }).rooms.get("r")?.isRemoved).toBe(false);
  const both = mergeProject(project, { rooms: [removal], windows: [window] });
  expect([both.rooms.get("r")?.isRemoved, both.roomConflicts.get(0)?.reason]).toEqual([false, "IN_USE"]);
});

const FIELDS = ["width", "drop", "depth"] as const;
const KEYS = ["a", "b", "c", "d"];

/** What happens on one of two devices; each sends its changes when it is told to. */
const anAct = fc.record({
  device: fc.nat(1),
  act: fc.constantFrom("write", "write", "write", "remove", "send", "send"),
  key: fc.constantFrom(...KEYS),
  field: fc.constantFrom(...FIELDS),
  value: fc.integer({ min: 1, max: 4 }),
});

/** A device: what it last saw, and what it has not sent yet. Keys are unique, so each is made by one device. */
class Device {
  constructor(private readonly own: readonly string[]) {}

  seen = new Map<string, Kept>();
  unsent = new Map<string, { values: Record<string, unknown>; isRemoved: boolean }>();

  knows(key: string) {
    return this.own.includes(key) || this.seen.has(key);
  }
  write(key: string, values: Record<string, unknown>) {
    this.unsent.set(key, { values: { ...this.unsent.get(key)?.values, ...values }, isRemoved: false });
  }
  remove(key: string) {
    if (this.seen.get(key)?.isRemoved === false || this.unsent.has(key))
      this.unsent.set(key, { values: {}, isRemoved: true });
  }
  changes() {
    return [...this.unsent].map(([key, { values, isRemoved }]) => ({
      ...{ key, values, isRemoved, expectedVersion: this.seen.get(key)?.version ?? 0 },
    }));
  }
}

/** Sends what a device has. Nothing that it hadn't seen may be overwritten, and what was not taken must be told. */
function send(project: KeptProject, device: Device): KeptProject {
  const changes = device.changes();
  const merged = mergeProject(project, { rooms: [], windows: changes });
  const valueIn = (windows: ReadonlyMap<string, Kept>, key: string, field: string) => windows.get(key)?.values[field];
  const sent = changes.flatMap(({ key, values, isRemoved }, place) =>
    Object.entries(isRemoved ? {} : values).map(([field, value]) => ({ key, field, value, place })),
  );
  const overwritten = sent.filter(({ key, field }) => {
    const before = valueIn(project.windows, key, field);
    return before !== valueIn(device.seen, key, field) && before !== valueIn(merged.windows, key, field);
  });
  const untold = sent.filter(
    ({ key, field, value, place }) =>
      valueIn(merged.windows, key, field) !== value && !merged.windowConflicts.has(place),
  );
  expect({ overwritten, untold }).toEqual({ overwritten: [], untold: [] });
  device.unsent.clear();
  device.seen = new Map(merged.windows);
  return merged;
}

const isLive = (project: Pick<KeptProject, "windows">, key: string) => project.windows.get(key)?.isRemoved === false;

it("whatever two devices do, a window that nobody removed is there at the end, with a value of each field that was written", () => {
  fc.assert(
    fc.property(fc.array(anAct, { maxLength: 60, size: "max" }), (acts) => {
      const devices = [new Device(KEYS.slice(0, 2)), new Device(KEYS.slice(2))] as const;
      let project: KeptProject = { rooms: new Map(), windows: new Map() };
      const written = new Set<string>();
      const removed = new Set<string>();
      for (const { device, act, key, field, value } of acts) {
        const each = devices[device === 0 ? 0 : 1];
        if (act !== "send" && !each.knows(key)) continue;
        if (act === "write") {
          each.write(key, { [field]: value });
          written.add(`${key} ${field}`);
        } else if (act === "remove") {
          each.remove(key);
          removed.add(key);
        } else project = send(project, each);
      }
      for (const each of devices) project = send(project, each);
      const missing = [...written].filter((name) => {
        const [key = "", field = ""] = name.split(" ");
        return (
          !removed.has(key) && !(isLive(project, key) && typeof project.windows.get(key)?.values[field] === "number")
        );
      });
      expect(missing).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

const aProject = fc
  .record({
    windows: fc.dictionary(
      fc.constantFrom(...KEYS),
      fc.record({
        room: fc.constantFrom(null, "r", "s"),
        width: fc.constantFrom(null, 1, 2),
        isRemoved: fc.boolean(),
        version: fc.integer({ min: 1, max: 9 }),
      }),
    ),
    names: fc.tuple(fc.constantFrom("Kitchen", "kitchen", "Hall"), fc.constantFrom("Bath", "Hall")),
  })
  .map(({ windows, names: [r, s] }): KeptProject => ({
    rooms: new Map([
      ["r", kept({ name: r })],
      ["s", kept({ name: s })],
    ]),
    windows: new Map(
      Object.entries(windows).map(([key, { room, width, isRemoved, version }]) => [
        key,
        kept({ roomKey: room, width }, { isRemoved, version }),
      ]),
    ),
  }));

const roomNameOf = (rooms: ReadonlyMap<string, Kept>, key: unknown) =>
  typeof key === "string" ? String(rooms.get(key)?.values.name).toLowerCase() : null;

/** What is wrong with a joined project, in words. */
function faultsOf(account: KeptProject, guest: KeptProject, { rooms, windows, moved }: JoinedProject): string[] {
  const joined = new Map([...account.rooms, ...rooms]);
  const ofGuest = [...guest.windows].filter(([, { isRemoved }]) => !isRemoved);
  const faults = ofGuest.map(([key, { values, version }]) => {
    const move = moved.find(({ fromKey }) => fromKey === key);
    if (move && account.windows.has(move.key)) return `${key} overwrites a window`;
    const now = move ? { ...values, roomKey: move.roomKey } : windows.get(key)?.values;
    if (!now) return `${key} is lost`;
    if (values.width !== null && now.width !== values.width) return `${key} has another width`;
    const room = roomNameOf(guest.rooms, values.roomKey);
    if (room !== null && roomNameOf(joined, now.roomKey) !== room) return `${key} stands in another room`;
    const isNewer = (windows.get(key)?.version ?? 0) > Math.max(version, account.windows.get(key)?.version ?? 0);
    return move || isNewer ? undefined : `${key} has an old version`;
  });
  const changed = [...windows].flatMap(([key, { values }]) =>
    Object.entries(account.windows.get(key)?.values ?? {})
      .filter(([field, value]) => value !== null && values[field] !== value)
      .map(([field]) => `${key} has lost the account's ${field}`),
  );
  return [...faults.filter((fault) => fault !== undefined), ...changed];
}

/** Options of a window, each configuration once, of which one may be chosen; `owner` makes their ids different. */
const someOptions = (owner: string) =>
  fc
    .record({
      configurations: fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f"), { maxLength: MOST_OPTIONS }),
      chosen: fc.integer({ min: -1, max: MOST_OPTIONS - 1 }),
      shift: fc.integer({ min: 0, max: MOST_OPTIONS - 1 }),
    })
    .map(({ configurations, chosen, shift }): KeptOption[] =>
      configurations.map((configuration, index) => ({
        ...{ id: `${owner} ${configuration}`, configuration, isChosen: index === chosen },
        position: ((index + shift) % MOST_OPTIONS) + 1,
      })),
    );
const optionsOfWindows = (owner: string) =>
  fc
    .dictionary(fc.constantFrom(...KEYS), someOptions(owner))
    .map((options) => new Map(Object.entries(options).map(([key, each]) => [key, each])));
const optionsOfBoth = fc.record({ account: optionsOfWindows("account"), guest: optionsOfWindows("guest") });

/** The options that a window of the joined project has, by key of the guest's window. */
function joinedOptions(fromKey: string, { moved, options }: JoinedProject, { account, guest }: OptionsOfBoth) {
  const ofGuest = guest.get(fromKey) ?? [];
  if (moved.some((window) => window.fromKey === fromKey)) return ofGuest;
  const joined = options.get(fromKey);
  const places = new Map(joined?.moved.map(({ id, position }) => [id, position]));
  return [
    ...(account.get(fromKey) ?? []).map((each) => ({
      ...each,
      isChosen: each.isChosen || each.id === joined?.chosenId,
    })),
    ...ofGuest.flatMap((each) => {
      const position = places.get(each.id);
      return position === undefined ? [] : [{ ...each, position }];
    }),
  ];
}

/** What is wrong with the options of a joined project, in words. */
function optionFaultsOf(guest: KeptProject, joined: JoinedProject, options: OptionsOfBoth): string[] {
  return [...guest.windows]
    .filter(([, { isRemoved }]) => !isRemoved)
    .flatMap(([key]) => {
      const now = joinedOptions(key, joined, options);
      const isOne = !joined.moved.some(({ fromKey }) => fromKey === key);
      const before = [...(options.guest.get(key) ?? []), ...(isOne ? (options.account.get(key) ?? []) : [])];
      const lost = before.filter(({ configuration }) => !now.some((each) => each.configuration === configuration));
      const unchosen = before.filter(
        ({ configuration, isChosen }) =>
          isChosen && !now.some((each) => each.isChosen && each.configuration === configuration),
      );
      return [
        ...lost.map(({ id }) => `${key} has lost ${id}`),
        ...unchosen.map(({ id }) => `${key} has lost the choice of ${id}`),
        ...(now.filter(({ isChosen }) => isChosen).length > 1 ? [`${key} has two choices`] : []),
        ...(new Set(now.map(({ position }) => position)).size < now.length
          ? [`${key} has two options in one place`]
          : []),
        ...(now.some(({ position }) => position > MOST_OPTIONS) ? [`${key} has too many options`] : []),
      ];
    });
}

it("at sign-in every window of guest and account is there, with its width, its options and in a room of its name", () => {
  fc.assert(
    fc.property(aProject, aProject, optionsOfBoth, (account, guest, options) => {
      let count = 0;
      const joined = joinProjects(account, guest, () => `new ${(count += 1)}`, options);
      expect([...faultsOf(account, guest, joined), ...optionFaultsOf(guest, joined, options)]).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
