import { beforeEach, expect, it } from "vitest";
import { forgetSeen, lastSeen, noteSeen } from "./last-seen";
import { writeSaved } from "./saved-ids";

beforeEach(() => lastSeen.forget());

it("holds the four products shown last, the latest first and each once", () => {
  for (const id of ["p1", "p2", "p3", "p4", "p5", "p3"]) noteSeen(id);
  expect(lastSeen.current()).toEqual(["p3", "p5", "p4", "p2"]);
});

it("is there on the next visit", () => {
  noteSeen("p1");
  lastSeen.forget();
  expect(lastSeen.current()).toEqual(["p1"]);
});

it("is empty after it was forgotten, and where the storage holds something else", () => {
  noteSeen("p1");
  forgetSeen();
  lastSeen.forget();
  expect(lastSeen.current()).toEqual([]);

  localStorage.setItem("last-seen", "{");
  lastSeen.forget();
  expect(lastSeen.current()).toEqual([]);
  localStorage.setItem("last-seen", writeSaved(["p1", "p2", "p3", "p4", "p5"]));
  lastSeen.forget();
  expect(lastSeen.current()).toHaveLength(4);
});
