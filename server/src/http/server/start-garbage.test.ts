import { expect, it } from "vitest";
import { collectStartGarbage } from "./start-garbage.js";

it("collects what nobody holds any more, keeps the rest, and leaves no way to do so for others", async () => {
  const held = new WeakRef({ much: "x".repeat(1000) });
  const object = held.deref();
  const dropped = new WeakRef({ much: "x".repeat(1000) });
  await new Promise((resolve) => setImmediate(resolve)); // what a WeakRef was made of is held until the task ends
  collectStartGarbage();
  expect(dropped.deref()).toBeUndefined();
  expect(held.deref()).toBe(object);
  expect(globalThis).not.toHaveProperty("gc");
});
