import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, "../../..", file), "utf8");

it("the shop is opened with the same bounds of memory by npm, in the image and by the tools that measure it", () => {
  const { start = "" } = (JSON.parse(read("package.json")) as { scripts: Record<string, string> }).scripts;
  const [image = ""] = /^CMD .*$/m.exec(read("Dockerfile")) ?? [];
  const commands = [...start.split("||"), image, read("scripts/shop-command.ts")];
  const bounds = commands.map((command) => command.match(/--(?:max-semi-space-size|heap-growing-percent)=\d+/g));
  expect(bounds).toEqual(commands.map(() => ["--max-semi-space-size=8", "--heap-growing-percent=20"]));
});
