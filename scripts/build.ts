import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fingerprint } from "./fingerprint.ts";
import { report, ROOT, runStep, type StepResult } from "./steps.ts";

type Part = { sources: string[]; output: string; steps: [name: string, command: [string, ...string[]]][] };

const COMMON_SOURCES = ["package-lock.json", "tsconfig.base.json", "server/src/rules"];

const SERVER: Part = {
  sources: [
    ...COMMON_SOURCES,
    ...["server/src", "server/tsconfig.json"],
    ...["packages/embedded-postgres/src", "packages/embedded-postgres/tsconfig.json"],
  ],
  output: "server/dist",
  steps: [["Compile the server", ["tsc", "-b", "server"]]],
};

function renderer(entry: string, folder: string): [string, ...string[]] {
  return ["vite", "build", "client", "--ssr", entry, "--outDir", folder, "--logLevel", "warn"];
}

const CLIENT: Part = {
  sources: [
    ...COMMON_SOURCES,
    ...["src", "vite", "worker", "public", "index.html", "vite.config.ts", "tsconfig.json"].map(
      (name) => `client/${name}`,
    ),
  ],
  output: "client/dist",
  steps: [
    ["Build the pages for browsers", ["vite", "build", "client", "--logLevel", "warn"]],
    ["Build the pages for the server", renderer("src/server.tsx", "dist/server")],
    ["Build what the server knows of them", renderer("src/site.ts", "dist/site")],
  ],
};

const BACK_OFFICE: Part = {
  sources: [
    ...COMMON_SOURCES,
    ...["src", "index.html", "vite.config.ts", "tsconfig.json"].map((name) => `admin/${name}`),
    ...["src/ui/theme/colors.ts", "src/ui/theme/fonts.ts", "public/fonts"].map((name) => `client/${name}`),
  ],
  output: "admin/dist",
  steps: [["Build the back office", ["vite", "build", "admin", "--logLevel", "warn"]]],
};

const EXAMPLES: Part = {
  sources: [
    "schema.graphql",
    ...["package.json", "package-lock.json", "tsconfig.json", "relay.config.json"].map((name) => `examples/${name}`),
    ...["storefront", "fetch", "apollo", "urql"].map((name) => `examples/${name}`),
    ...["index.html", "main.tsx", "operations.ts", "environment.ts"].map((name) => `examples/relay/${name}`),
  ],
  output: "examples/dist",
  steps: [
    ["Install the libraries of the examples", ["npm", "ci", "--include=dev", "--prefix", "examples"]],
    ["Build the examples", ["npm", "run", "build", "--prefix", "examples"]],
  ],
};

/** An image of the shop holds what was built and no sources. */
const HAS_SOURCES = existsSync(path.join(ROOT, "server/src"));

/** Builds what is older than its sources, a line for each step. False when a step failed. */
export async function build(): Promise<boolean> {
  return (await buildServer()) && (await buildPart(CLIENT)) && (await buildPart(BACK_OFFICE));
}

/** The server alone, for programs that show no page. */
export function buildServer(): Promise<boolean> {
  return buildPart(SERVER);
}

/** Front ends with other libraries, for the browser tests. They are a package of their own, so that a shop needs none of theirs. */
export function buildExamples(): Promise<boolean> {
  return buildPart(EXAMPLES);
}

async function buildPart({ sources, output, steps }: Part): Promise<boolean> {
  if (!HAS_SOURCES) return true;
  const stamp = path.join(ROOT, output, ".fingerprint");
  const current = fingerprint(sources);
  if (readStamp(stamp) === current) return true;
  // Gone first: a build that is interrupted must not pass for a whole one.
  rmSync(stamp, { force: true });
  for (const [name, command] of steps) {
    const result: StepResult = await runStep(name, command, { NODE_ENV: "production" });
    report(result);
    if (!result.ok) return false;
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
  return true;
}

function readStamp(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const isBuilt = await build();
  if (isBuilt) console.log("The shop is built: npm start opens it.");
  process.exitCode = isBuilt ? 0 : 1;
}
