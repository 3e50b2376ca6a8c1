import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, "../..", file), "utf8");

it("npm, the image and the benchmarks start the shop with the same memory limits", () => {
  const { start = "" } = (JSON.parse(read("package.json")) as { scripts: Record<string, string> }).scripts;
  const [image = ""] = /^CMD .*$/m.exec(read("Dockerfile")) ?? [];
  const commands = [...start.split("||"), image, read("scripts/shop-command.ts")];
  const limits = commands.map((command) =>
    [...command.matchAll(/--max-(\w+)-space-size=(\d+)/g)].map(([, ...limit]) => limit),
  );
  const expected = [
    ["semi", "16"],
    ["old", "512"],
  ];
  expect(limits).toEqual([expected, expected, expected, expected]);
});
