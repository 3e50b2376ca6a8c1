import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { unformatted } from "../../test/documents/markdown.js";
import { environment } from "../settings.js";
import { environmentExample, withSettings } from "./settings-page.js";

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, "../../..", file), "utf8");
const names = Object.keys(environment.shape);

it("README.md lists the settings of the code; node server/dist/docs/emit-settings.js README.md .env.example updates it", () => {
  const readme = read("README.md");
  expect(unformatted(readme)).toBe(unformatted(withSettings(readme)));
  for (const name of names) expect(readme).toContain(`| \`${name}\``);
});

it(".env.example is generated from the code and contains the defaults", () => {
  const example = read(".env.example");
  expect(example).toBe(environmentExample());
  const given = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
  expect(given.map(([name]) => name)).toEqual(names);
  const set = Object.fromEntries(given.filter(([, value]) => value !== ""));
  expect(environment.parse(set)).toEqual(environment.parse({}));
});

it("docker-compose.yml sets existing variables", () => {
  const [, settings = ""] = /x-settings: &settings\n((?: .*\n)+)/.exec(read("docker-compose.yml")) ?? [];
  const set = [...settings.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(set).toContain("DATABASE_URL");
  expect(names).toEqual(expect.arrayContaining(set));
});

it("refuses a README without the markers of the settings", () => {
  expect(() => withSettings("# A shop")).toThrow(/<!-- settings -->/);
});
