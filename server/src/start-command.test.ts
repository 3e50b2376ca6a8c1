import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, "../..", file), "utf8");

it("the shop is opened with the same bound of memory by npm, in the image and by the tools that measure it", () => {
  const { start = "" } = (JSON.parse(read("package.json")) as { scripts: Record<string, string> }).scripts;
  const [image = ""] = /^CMD .*$/m.exec(read("Dockerfile")) ?? [];
  const commands = [...start.split("||"), image, read("scripts/shop-command.ts")];
  const bounds = commands.map((command) => /--max-semi-space-size=(\d+)/.exec(command)?.[1]);
  expect(bounds).toEqual(["8", "8", "8", "8"]);
});
