import { expect, it } from "vitest";
import { collectStartGarbage } from "./collect-garbage.js";

it("collects unreferenced objects, keeps the others, and does not leave `gc` exposed", async () => {
  const held = new WeakRef({ much: "x".repeat(1000) });
  const object = held.deref();
  const dropped = new WeakRef({ much: "x".repeat(1000) });
  await new Promise((resolve) => setImmediate(resolve)); // a WeakRef keeps its target alive until the task ends
  collectStartGarbage();
  expect(dropped.deref()).toBeUndefined();
  expect(held.deref()).toBe(object);
  expect(globalThis).not.toHaveProperty("gc");
});
