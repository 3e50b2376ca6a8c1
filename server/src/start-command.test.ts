import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, "../..", file), "utf8");

it("npm, the image and the benchmarks start the shop with the same memory limit", () => {
  const { start = "" } = (JSON.parse(read("package.json")) as { scripts: Record<string, string> }).scripts;
  const [image = ""] = /^CMD .*$/m.exec(read("Dockerfile")) ?? [];
  const commands = [...start.split("||"), image, read("scripts/shop-command.ts")];
  const bounds = commands.map((command) => /--max-semi-space-size=(\d+)/.exec(command)?.[1]);
  expect(bounds).toEqual(["8", "8", "8", "8"]);
});
