import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { CriticalityLevel, diff } from "@graphql-inspector/core";
import { buildSchema } from "graphql";

const ROOT = path.resolve(import.meta.dirname, "..");
const SCHEMA = "schema.graphql";

/** Changes of schema.graphql that break a client of another commit's schema, one sentence each; none when that commit has no schema. */
export async function breakingChanges(commit = "HEAD"): Promise<string[]> {
  const before = schemaOf(commit);
  return before === undefined ? [] : breakingBetween(before, readFileSync(path.join(ROOT, SCHEMA), "utf8"));
}

/** Changes from one schema to another that break a client of the first, one sentence each. */
export async function breakingBetween(before: string, now: string): Promise<string[]> {
  const changes = await diff(buildSchema(before), buildSchema(now));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => message);
}

function schemaOf(commit: string): string | undefined {
  try {
    return execFileSync("git", ["show", `${commit}:${SCHEMA}`], { cwd: ROOT, encoding: "utf8", stdio: "pipe" });
  } catch {
    return undefined; // no such commit, no schema in it, or no git here
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
