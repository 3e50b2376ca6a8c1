import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { readSettings } from "../../../src/settings.js";
import { read, ROOT } from "../deployment/files.js";
import { wordsOf } from "./commands.js";
import { unknown, unknownSettings, type NameCheck } from "./known-names.js";

/** `npm run …`, with settings before it. */
export const npmScript: NameCheck = ({ text }) => {
  const words = wordsOf(text);
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  return [
    ...unknown("script", [words[words.indexOf("run") + 1] ?? ""], Object.keys(scripts)),
    ...unknownSettings(words),
  ];
};

/** Settings alone, which the shop takes. @throws {SettingsError} if it does not */
export const settings: NameCheck = ({ text }) => {
  const pairs = wordsOf(text).map((word): [string, string] => {
    const at = word.indexOf("=");
    return [word.slice(0, at), word.slice(at + 1)];
  });
  const needed = { DATABASE_URL: "postgres://shop@postgres/shop", SESSION_SECRETS: "s".repeat(32) };
  readSettings({ ...needed, ...Object.fromEntries(pairs) });
  return unknownSettings(wordsOf(text));
};

/** Build arguments that the Dockerfile has. */
export const dockerBuild: NameCheck = ({ text }) => {
  const known = [...read("Dockerfile").matchAll(/^ARG (\w+)/gm)].map(([, name = ""]) => name);
  const given = [...text.matchAll(/--build-arg (\w+)=/g)].map(([, name = ""]) => name);
  return unknown("ARG", given, known);
};

/** `npm run drill` with names of drills, or the beginning of several. */
export const drills: NameCheck = (command) => {
  const asked = wordsOf(command.text).slice(4);
  const sources = readdirSync(path.join(ROOT, "tools/drills/faults")).map((file) =>
    read(`tools/drills/faults/${file}`),
  );
  const isKnown = (name: string) =>
    sources.some((source) => source.includes(`"${name}"`) || source.includes(`"${name}-`));
  return [...npmScript(command), ...asked.filter((name) => !isKnown(name)).map((name) => `drill ${name}`)];
};

/** `vitest --project` with a project of the server, and the variable that names its program. */
export const testProject: NameCheck = ({ text }) => {
  const projects = [...read("server/vitest.config.ts").matchAll(/\bname: "(\w+)"/g)].map(([, name = ""]) => name);
  const harness = ["pgbouncer-program", "valkey-program"]
    .map((file) => read(`server/test/harness/${file}.ts`))
    .join("");
  const variables = [...harness.matchAll(/process\.env\["(\w+)"\]/g)].map(([, name = ""]) => name);
  return [
    ...unknown("project", [/--project (\w+)/.exec(text)?.[1] ?? ""], projects),
    ...unknown(
      "variable",
      [...text.matchAll(/\b([A-Z]+)=/g)].map(([, name = ""]) => name),
      variables,
    ),
  ];
};

/** Files of the repository that the line names. */
export const files: NameCheck = ({ text }) =>
  [...text.matchAll(/\b(?:deploy|tools)\/[\w./-]+/g)]
    .filter(([file]) => !existsSync(path.join(ROOT, file)))
    .map(([file]) => `file ${file}`);

/** A copy of the pictures: from the folder that the page has them written into, kept for as long as the shop says itself. */
export const pictureCopy: NameCheck = ({ text }) => {
  const [, folder = ""] = /`npm run pictures -- (\S+)`/.exec(read("docs/operations.md")) ?? [];
  const [, days] = /maxAge: "(\d+)d"/.exec(read("server/src/http/picture-files.ts")) ?? [];
  return [
    ...unknown("folder", [wordsOf(text)[2] ?? ""], [`${folder}/images`]),
    ...unknown("max-age", [/max-age=(\d+)/.exec(text)?.[1] ?? ""], [String(Number(days) * 24 * 60 * 60)]),
  ];
};

/** Rules of a bucket that lets pages of all origins read. @throws {SyntaxError} where they are no JSON */
export const bucketRules: NameCheck = ({ text }) => {
  const [{ AllowedOrigins: origins = [], AllowedMethods: methods = [] } = {}] = JSON.parse(text) as Record<
    string,
    string[]
  >[];
  return [...unknown("origin", origins, ["*"]), ...unknown("method", ["GET"], methods)];
};
