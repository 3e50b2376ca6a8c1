import { expect, it } from "vitest";
import { runStep, timed } from "./steps.ts";

it("a command that exits with 0 succeeds, with all of its output", async () => {
  const step = await runStep("Say it", ["node", "--eval", "console.log('out'); console.error('err')"]);
  expect(step).toMatchObject({ name: "Say it", ok: true });
  expect(step.output.split("\n").toSorted()).toEqual(["", "err", "out"]);
});

it("a command that exits with another code fails", async () => {
  expect(await runStep("Fail", ["node", "--eval", "process.exit(3)"])).toMatchObject({ ok: false, output: "" });
});

it("a program that does not exist fails the step", async () => {
  expect(await runStep("Miss", ["no-such-program"])).toMatchObject({
    ok: false,
    output: expect.stringContaining("no-such-program"),
  });
});

it("finds the tools of node_modules by name", async () => {
  expect(await runStep("Version", ["prettier", "--version"])).toMatchObject({ ok: true });
});

it("passes the given environment to the command", async () => {
  const { output } = await runStep("Read", ["node", "--print", "process.env.COLOUR"], { COLOUR: "navy" });
  expect(output.trim()).toBe("navy");
});

it("an error of the function is a failed step with its message", async () => {
  const work = async () => {
    throw new Error("The disk is full.");
  };
  expect(await timed("Write", work)).toMatchObject({ name: "Write", ok: false, output: "The disk is full." });
});
