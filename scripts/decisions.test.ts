import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./steps.ts";

const DECISIONS = path.join(ROOT, "docs/decisions");
const WORKSPACES = [".", "server", "client", "packages/embedded-postgres"];

it("decisions are numbered without a gap, in file name and title", () => {
  const files = readdirSync(DECISIONS).sort();
  const titles = files.map((file) => readFileSync(path.join(DECISIONS, file), "utf8").split("\n")[0]);
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
  expect(titles).toEqual(files.map((_, index) => expect.stringMatching(`^# ${index + 1}\\. \\w`)));
});

it("decision 6 names every dependency", () => {
  const page = readFileSync(path.join(DECISIONS, "0006-dependencies.md"), "utf8");
  const names = [...page.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
  const isNamed = (dependency: string) =>
    names.some((name) => (name.endsWith("/*") ? dependency.startsWith(name.slice(0, -1)) : name === dependency));
  expect(WORKSPACES.flatMap(dependenciesOf).filter((dependency) => !isNamed(dependency))).toEqual([]);
});

/** All dependencies of a workspace, without types and workspaces. */
function dependenciesOf(workspace: string): string[] {
  const file = JSON.parse(readFileSync(path.join(ROOT, workspace, "package.json"), "utf8"));
  return Object.keys({ ...file.dependencies, ...file.devDependencies, ...file.optionalDependencies }).filter(
    (name) => !/^@(types|measured)\//.test(name),
  );
}
