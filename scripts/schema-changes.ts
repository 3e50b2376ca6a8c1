import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { CriticalityLevel, diff } from "@graphql-inspector/core";
import { buildSchema } from "graphql";
import { timed, type StepResult } from "./steps.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const SCHEMA = "schema.graphql";
const CHANGELOG = "CHANGELOG.md";

/** A change that breaks clients: a sentence, and its place in the schema, such as `Query.product.slug`. */
type BreakingChange = { message: string; place: string };

/** Changes of schema.graphql that break a client of another commit's schema, one sentence each; none when that commit has no schema. */
export async function breakingChanges(commit = "HEAD"): Promise<string[]> {
  const before = schemaOf(commit);
  return before === undefined ? [] : (await breakingBetween(before, currentSchema())).map(({ message }) => message);
}

/** Changes from one schema to another that break a client of the first. */
export async function breakingBetween(before: string, now: string): Promise<BreakingChange[]> {
  const changes = await diff(buildSchema(before), buildSchema(now));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message, path: place = "schema" }) => ({ message, place }));
}

/** Fails if a change since the newest release breaks its clients and the changelog does not name it. */
export function checkChangelog(name: string): Promise<StepResult> {
  return timed(name, async () => {
    const release = newestRelease();
    const released = release === undefined ? undefined : schemaOf(release);
    if (released === undefined) return { ok: true, output: "" };
    const changes = await breakingBetween(released, currentSchema());
    const unnamed = unnamedChanges(changes, readFileSync(path.join(ROOT, CHANGELOG), "utf8"));
    return {
      ok: unnamed.length === 0,
      output: [
        `The schema breaks clients of ${release}. Name these in ${CHANGELOG} under "Unreleased":`,
        ...unnamed.map(({ place, message }) => `  \`${place}\`: ${message}`),
      ].join("\n"),
    };
  });
}

/** The changes that "Unreleased" in the changelog names neither by their place nor by a place around it. */
export function unnamedChanges(changes: readonly BreakingChange[], changelog: string): BreakingChange[] {
  const [, unreleased = ""] = /^## Unreleased$([^]*?)(?=^## |(?![^]))/m.exec(changelog) ?? [];
  const named = new Set([...unreleased.matchAll(/`([^`]+)`/g)].map(([, place]) => place));
  return changes.filter(({ place }) => {
    const names = place.split(".");
    return !names.some((_, index) => named.has(names.slice(0, index + 1).join(".")));
  });
}

const currentSchema = () => readFileSync(path.join(ROOT, SCHEMA), "utf8");

const schemaOf = (commit: string) => git("show", `${commit}:${SCHEMA}`);

/** The newest tag `vX.Y.Z` among the ancestors of the current commit. */
const newestRelease = () => git("describe", "--tags", "--abbrev=0", "--match", "v[0-9]*")?.trim();

/** The output of git; undefined when it fails: no such commit, no schema in it, no tag, or no git here. */
function git(...command: string[]): string | undefined {
  try {
    return execFileSync("git", command, { cwd: ROOT, encoding: "utf8", stdio: "pipe" });
  } catch {
    return undefined;
  }
}

// node scripts/schema-changes.ts [COMMIT] [--strict]: reports; with --strict a breaking change is a failure.
if (import.meta.main) {
  const [commit = "HEAD"] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
  const changes = await breakingChanges(commit);
  if (changes.length > 0)
    console.log(`The schema breaks clients of ${commit}:\n${changes.map((line) => `  ${line}`).join("\n")}`);
  else console.log(`The schema serves clients of ${commit}.`);
  if (changes.length > 0 && process.argv.includes("--strict")) process.exitCode = 1;
}
