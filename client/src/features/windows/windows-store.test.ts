import { beforeEach, describe, expect, it, vi } from "vitest";
import { UNMEASURED, type WindowValues } from "@rules/project-window";
import { addWindow } from "./change-windows";
import { madeHere, type Held } from "./held";
import { readHeld, writeHeld } from "./held-text";
import { changeOwner, isStored, windowsOwner, windowsStore } from "./windows-store";

beforeEach(() => windowsStore.forget());

const values = (name: string): WindowValues => ({ ...UNMEASURED, name, kind: "CASEMENT" });
const unsent = (key: string): Held<WindowValues> => madeHere(key, values(key));
const sent = (key: string, isRemoved = false): Held<WindowValues> => ({
  key,
  kept: { version: 1, isRemoved, values: values(key) },
  change: {},
  contested: [],
});
const text = (...windows: Held<WindowValues>[]) => writeHeld({ rooms: [], windows });
const keys = (held = windowsStore.current()) => held.windows.map(({ key }) => key);
const storedKeys = (key: string) => keys(readHeld(localStorage.getItem(key)));

/** What another tab does at sign-out. */
function signOutElsewhere() {
  localStorage.removeItem("windows a1");
  localStorage.removeItem("windows-for");
}

describe("another tab", () => {
  it("that signs out takes the account's windows from this one as well", () => {
    changeOwner("a1");
    windowsStore.set({ rooms: [], windows: [sent("w1"), unsent("w2")] });
    signOutElsewhere();
    changeOwner(null);
    expect(keys()).toEqual([]);
    expect(storedKeys("windows")).toEqual([]);
  });

  it("that signs out leaves nothing that this one would store as the guest's", () => {
    changeOwner("a1");
    windowsStore.set({ rooms: [], windows: [sent("w1")] });
    signOutElsewhere();
    // This tab has not heard of it yet.
    windowsStore.set({ rooms: [], windows: [sent("w1")] });
    expect(storedKeys("windows")).toEqual([]);
    expect([windowsOwner(), keys()]).toEqual([null, []]);
  });

  it("keeps what it has stored when this one signs in", () => {
    windowsStore.set({ rooms: [], windows: [sent("w1")] });
    localStorage.setItem("windows", text(sent("w1"), unsent("w2")));
    changeOwner("a1");
    expect(keys()).toEqual(["w1", "w2"]);
    expect(storedKeys("windows a1")).toEqual(["w1", "w2"]);
  });

  it("is followed without storing anything, so that two tabs that store at once end the same", () => {
    const stop = windowsStore.subscribe(() => undefined);
    windowsStore.set({ rooms: [], windows: [unsent("w1")] });
    const last = text(unsent("w1"), unsent("w2"));
    localStorage.setItem("windows", last);
    dispatchEvent(new StorageEvent("storage", { key: "windows", newValue: text(unsent("w3")) }));
    stop();
    expect(localStorage.getItem("windows")).toBe(last);
    expect(keys()).toEqual(["w1", "w2"]);
  });
});

describe("at sign-out", () => {
  it("only what was never sent stays in the browser, until the account signs in again", () => {
    changeOwner("a1");
    windowsStore.set({ rooms: [], windows: [sent("w1"), unsent("w2")] });
    changeOwner(null);
    expect([keys(), storedKeys("windows a1")]).toEqual([[], ["w2"]]);
    changeOwner("a1");
    expect(keys()).toEqual(["w2"]);
  });

  it("an account's windows leave a browser that stores nothing, too", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    changeOwner("a1");
    addWindow("left", "CASEMENT", null);
    expect(isStored()).toBe(false);
    changeOwner(null);
    expect(keys()).toEqual([]);
  });
});

it("does not call unstored what is left out when the page is opened again", () => {
  localStorage.setItem("windows", text(sent("w1"), sent("w2", true)));
  expect(keys()).toEqual(["w1"]);
  expect(isStored()).toBe(true);
});
