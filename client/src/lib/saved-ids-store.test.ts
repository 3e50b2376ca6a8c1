import { beforeEach, describe, expect, it, vi } from "vitest";
import { savedIdsStore, type SavedChange } from "./saved-ids-store";

const KEY = "saved-test";
const aStore = (most = 4) =>
  savedIdsStore({
    key: KEY,
    most,
    read: (text) => (text === null ? [] : text.split(",").filter((id) => /^\d+$/.test(id))),
    write: (ids) => ids.join(","),
  });
const stored = () => localStorage.getItem(KEY);

/** What another tab does, and the message that this one gets of it. */
function writeInOtherTab(text: string | null): void {
  if (text === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, text);
  dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: text }));
}

beforeEach(() => localStorage.clear());

describe("saving", () => {
  it("puts the latest first, without duplicates", () => {
    const store = aStore();
    for (const id of ["1", "2", "3", "1"]) expect(store.save(id)).toBe(true);
    expect(store.current()).toEqual(["1", "3", "2"]);
    expect(stored()).toBe("1,3,2");
  });

  it("refuses an id beyond the limit and changes nothing", () => {
    const store = aStore(2);
    store.save("1");
    store.save("2");
    expect(store.save("3")).toBe(false);
    expect(store.current()).toEqual(["2", "1"]);
    expect(store.save("1")).toBe(true);
    expect(store.current()).toEqual(["1", "2"]);
  });

  it("survives a reload", () => {
    aStore().save("7");
    expect(aStore().current()).toEqual(["7"]);
  });

  it("ignores invalid ids in the storage", () => {
    localStorage.setItem(KEY, "1,x,<script>,2");
    expect(aStore().current()).toEqual(["1", "2"]);
  });
});

describe("removing", () => {
  it("removes one or several ids, and puts one back at its index", () => {
    const store = aStore();
    for (const id of ["3", "2", "1"]) store.save(id);
    store.remove("2");
    expect(store.current()).toEqual(["1", "3"]);
    store.putBack("2", 1);
    expect(store.current()).toEqual(["1", "2", "3"]);
    store.remove("1", "3", "9");
    expect(store.current()).toEqual(["2"]);
  });

  it("respects the limit when putting an id back", () => {
    const store = aStore(2);
    store.save("1");
    store.save("2");
    store.remove("1");
    store.save("3");
    store.putBack("1", 0);
    expect(store.current()).toEqual(["1", "3"]);
  });
});

describe("replacing", () => {
  it("replaces all ids", () => {
    const store = aStore();
    store.save("1");
    store.replace(["3", "2"]);
    expect(store.current()).toEqual(["3", "2"]);
  });

  it("keeps the order when the set is the same", () => {
    const store = aStore();
    store.save("1");
    store.save("2");
    const before = store.current();
    store.replace(["1", "2"]);
    expect(store.current()).toBe(before);
  });

  it("cuts off at the limit", () => {
    const store = aStore(2);
    store.replace(["1", "2", "3"]);
    expect(store.current()).toEqual(["1", "2"]);
  });
});

describe("several tabs", () => {
  it("receive each other's changes while subscribed", () => {
    const store = aStore();
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    writeInOtherTab("5,6");
    expect(store.current()).toEqual(["5", "6"]);
    expect(listener).toHaveBeenCalledTimes(1);

    stop();
    writeInOtherTab("7");
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.current()).toEqual(["7"]);
  });

  it("handle a cleared storage and ignore other keys", () => {
    const store = aStore();
    store.save("1");
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    dispatchEvent(new StorageEvent("storage", { key: "another", newValue: "9" }));
    expect(listener).not.toHaveBeenCalled();
    dispatchEvent(new StorageEvent("storage", { key: null, newValue: null }));
    expect(store.current()).toEqual([]);
    stop();
  });

  it("do not overwrite a change whose event has not arrived yet", () => {
    const store = aStore();
    const stop = store.subscribe(() => undefined);
    store.save("1");
    // The message of the other tab is still on its way.
    localStorage.setItem(KEY, "2,1");
    store.save("3");
    expect(store.current()).toEqual(["3", "2", "1"]);
    stop();
  });
});

describe("following", () => {
  it("reports changes made in this tab only", () => {
    const store = aStore();
    const changes: SavedChange[] = [];
    const stop = store.follow((change) => changes.push(change));
    store.save("1");
    store.remove("1", "2");
    store.putBack("1", 0);
    store.replace(["4"]);
    expect(changes).toEqual([
      { saved: ["1"], removed: [] },
      { saved: [], removed: ["1", "2"] },
      { saved: ["1"], removed: [] },
    ]);
    stop();
    store.save("5");
    expect(changes).toHaveLength(3);
  });

  it("keeps only the last follower", () => {
    const store = aStore();
    const [first, second] = [vi.fn<(change: SavedChange) => void>(), vi.fn<(change: SavedChange) => void>()];
    const stopFirst = store.follow(first);
    store.follow(second);
    stopFirst();
    store.save("1");
    expect([first, second].map((follower) => follower.mock.calls.length)).toEqual([0, 1]);
  });
});

describe("a browser that blocks storage", () => {
  it("keeps the ids in memory", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Blocked", "SecurityError");
    });
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("Blocked", "SecurityError");
    });
    const store = aStore();
    expect(store.save("1")).toBe(true);
    expect(store.save("2")).toBe(true);
    expect(store.current()).toEqual(["2", "1"]);
    store.subscribe(() => undefined)();
    expect(store.current()).toEqual(["2", "1"]);
  });
});
