import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { read, ROOT } from "../deployment/files.js";
import { commandsOf, wordsOf } from "./commands.js";
import { operations, PAGE, unusedPatterns, type Trial } from "./operations.js";

type Way = Trial["by"];

/** Commands that are tried in this way, with where they stand. */
const triedBy = <By extends Way>(by: By) =>
  operations.flatMap(({ trial, ...command }) =>
    trial?.by === by
      ? [{ where: `${PAGE}:${command.line} ${command.text}`, command, trial: trial as Extract<Trial, { by: By }> }]
      : [],
  );

const only = (pattern: RegExp) => operations.find(({ text }) => pattern.test(text))?.text ?? "";

it("commands are lines of blocks, whole blocks of configuration, and what is typed in sentences", () => {
  const page =
    "# One\n\nRun `npm run a`, not `npm`; `ends`.\n\n```sh\nb c\n\nd\n```\n\n## Two\n\n```ini\n[e]\nf = 1\n```\n\n`SET g = 1`";
  expect(commandsOf(page)).toEqual([
    { text: "npm run a", line: 3, heading: "One" },
    { text: "b c", line: 6, heading: "One" },
    { text: "d", line: 8, heading: "One" },
    { text: "[e]\nf = 1", line: 14, heading: "Two" },
    { text: "SET g = 1", line: 18, heading: "Two" },
  ]);
});

describe(`${PAGE}: every command is tried`, () => {
  it("in a way that server/test/unit/operations/operations.ts names", () => {
    expect(operations.filter(({ trial }) => !trial).map(({ line, text }) => `${PAGE}:${line} ${text}`)).toEqual([]);
    expect(unusedPatterns()).toEqual([]);
  });

  it.each(triedBy("test"))("$where: by another test", ({ trial: { file, words } }) => {
    expect(read(file)).toContain(words);
  });

  it.each(triedBy("names"))("$where: its names are those of the repository", ({ command, trial: { check } }) => {
    expect(check(command)).toEqual([]);
  });
});

describe("in a copy of deploy/compose", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "shop-documented-"));
  cpSync(path.join(ROOT, "deploy/compose"), folder, { recursive: true });
  writeFileSync(path.join(folder, "shop-backups.txt"), "AGE-SECRET-KEY-1\n");
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(triedBy("shell"))("$where", ({ command, trial: { leaves } }) => {
    const [file, contents] = leaves;
    execFileSync("sh", ["-c", command.text], { cwd: folder, stdio: "pipe" });
    expect(readFileSync(path.join(folder, file), "utf8")).toMatch(contents);
  });

  it("the line that lets a replica in stands in pg_hba.conf once it is typed", () => {
    const [, inner = ""] = /exec postgres sh -c '(.*)'$/.exec(only(/pg_hba/)) ?? [];
    execFileSync("sh", ["-c", inner], { env: { PGDATA: folder } });
    expect(readFileSync(path.join(folder, "pg_hba.conf"), "utf8")).toBe(
      "host replication replica 10.0.0.2/32 scram-sha-256\n",
    );
  });
});

it("npm sbom lists what the server runs with", { timeout: 60_000 }, () => {
  const [program = "", ...args] = wordsOf(only(/^npm sbom /));
  const list = JSON.parse(execFileSync(program, args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1e8, stdio: "pipe" }));
  const names = (list.components as { name: string }[]).map(({ name }) => name);
  expect(names).toContain("typeorm");
  expect(names).not.toContain("vitest");
});

it("PgBouncer is set up as in deploy/compose, but for its size", () => {
  const linesOf = (text: string) =>
    text.split("\n").filter((line) => / = \w/.test(line) && !/^(?:shop|default_pool_size) /.test(line));
  const lines = linesOf(only(/^\[databases\]/));
  expect(lines).toHaveLength(3);
  expect(linesOf(read("deploy/compose/pgbouncer.ini"))).toEqual(expect.arrayContaining(lines));
});

it("pg_basebackup signs in as the role that is made for it, at the port that is opened", () => {
  const url = new URL(/--dbname=(\S+)/.exec(only(/^pg_basebackup /))?.[1] ?? "");
  const [, role, password] = /CREATE ROLE (\w+) LOGIN REPLICATION PASSWORD '(.+)'/.exec(only(/CREATE ROLE/)) ?? [];
  expect([url.username, url.password]).toEqual([role, password]);
  expect(read(PAGE)).toContain(`ports: ["${url.host}:5432"]`);
  expect(wordsOf(only(/^pg_basebackup /)).slice(2)).toEqual(["--pgdata=FOLDER", "--write-recovery-conf"]);
});
