import "./stop-with-parent.js";
import { readFileSync, watch } from "node:fs";
import path from "node:path";
import { buildServer } from "./build.ts";
import { emitSchema, generateTypes, SCHEMA } from "./contract.ts";
import { runTogether } from "./programs.ts";
import { ROOT, report } from "./steps.ts";

const SETTLE_MS = 400;

// npm run dev: the compiler and the server restart on change, pages are updated in place, contract and types follow.
if (await buildServer()) {
  const stopWatching = [
    onChange("server/dist", (file) => file.endsWith(".js"), refreshContract),
    onChange("client/src", isDocument, refreshTypes),
  ];
  process.exitCode = await runTogether([
    { command: ["tsc", "-b", "server", "--watch", "--preserveWatchOutput"] },
    {
      // That folder only: Vite, which runs inside, imports files of its own making and would restart us for ever.
      command: [
        "node",
        "--watch-path=server/dist",
        "--watch-preserve-output",
        "--enable-source-maps",
        "server/dist/main.js",
      ],
      env: { DEV: "on" },
    },
  ]);
  for (const stop of stopWatching) stop();
} else {
  process.exitCode = 1;
}

async function refreshContract(): Promise<void> {
  const before = readFileSync(path.join(ROOT, SCHEMA), "utf8");
  const emitted = await emitSchema(SCHEMA);
  if (!emitted.ok) report(emitted);
  else if (readFileSync(path.join(ROOT, SCHEMA), "utf8") !== before) await refreshTypes();
}

async function refreshTypes(): Promise<void> {
  report(await generateTypes());
}

function isDocument(file: string): boolean {
  if (file.startsWith("gql") || !/\.tsx?$/.test(file)) return false;
  try {
    return readFileSync(path.join(ROOT, "client/src", file), "utf8").includes("graphql(");
  } catch {
    return true; // removed, and its operations with it
  }
}

/** Does the work once files have settled, never twice at a time; a change meanwhile has it done again. */
function onChange(folder: string, matters: (file: string) => boolean, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();
  const watcher = watch(path.join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (file === null || !matters(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void (current = current.then(work)), SETTLE_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
