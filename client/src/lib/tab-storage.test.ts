import { beforeEach, describe, expect, it, vi } from "vitest";
import { tabStorage } from "./tab-storage";
import { textDraft } from "./text-draft";

beforeEach(() => sessionStorage.clear());

const blockStorage = (method: "getItem" | "setItem" | "removeItem") =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });

describe("tabStorage", () => {
  it.each([["text"], [{ a: [1, 2] }], [null], [0], [false]])("round-trips %j", (value) => {
    tabStorage.write("key", value);
    expect(tabStorage.read("key")).toEqual(value);
  });

  it("returns undefined for a missing or invalid value", () => {
    expect(tabStorage.read("key")).toBeUndefined();
    sessionStorage.setItem("key", "{broken");
    expect(tabStorage.read("key")).toBeUndefined();
  });

  it("removes one key only", () => {
    tabStorage.write("one", 1);
    tabStorage.write("other", 2);
    tabStorage.forget("one");
    expect([tabStorage.read("one"), tabStorage.read("other")]).toEqual([undefined, 2]);
  });

  it("does nothing when storage is blocked", () => {
    blockStorage("setItem");
    blockStorage("getItem");
    blockStorage("removeItem");
    expect(() => tabStorage.write("key", 1)).not.toThrow();
    expect(tabStorage.read("key")).toBeUndefined();
    expect(() => tabStorage.forget("key")).not.toThrow();
  });
});

describe("a draft", () => {
  const draft = textDraft("draft", ["name", "email"]);
  const EMPTY = { name: "", email: "" };

  it("starts empty", () => {
    expect(draft.read()).toEqual(EMPTY);
  });

  it("stores the text of its own fields only", () => {
    draft.keep({ name: "Jo", email: "jo@example.com", ...{ password: "secret" } });
    expect(draft.read()).toEqual({ name: "Jo", email: "jo@example.com" });
    expect(sessionStorage.getItem("draft")).not.toContain("secret");
  });

  it("is empty after a reset", () => {
    draft.keep({ name: "Jo" });
    draft.forget();
    expect(draft.read()).toEqual(EMPTY);
  });

  it.each(['{"name":7,"email":["x"]}', "[]", '"text"', "null", "7", "{broken"])(
    "ignores the invalid stored value %s",
    (stored) => {
      sessionStorage.setItem("draft", stored);
      expect(draft.read()).toEqual(EMPTY);
    },
  );

  it("has its own key", () => {
    textDraft("other", ["name"]).keep({ name: "Kim" });
    expect(draft.read()).toEqual(EMPTY);
  });
});
