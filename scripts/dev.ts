import "./stop-with-parent.js";
import { readFileSync, watch } from "node:fs";
import path from "node:path";
import { concurrently } from "concurrently";
import { buildServer } from "./build.ts";
import { emitSchemas, generateTypes, SCHEMA } from "./contract.ts";
import { report, ROOT } from "./steps.ts";

const SETTLE_MS = 400;

// npm run dev: compiles and restarts the server on change, updates pages in place, regenerates schema and types.
if (await buildServer()) {
  const stopWatching = [
    onChange("server/dist", (file) => file.endsWith(".js"), refreshContract),
    ...["client/src", "admin/src"].map((folder) => onChange(folder, isDocumentIn(folder), refreshTypes)),
  ];
  const { result } = concurrently(
    [
      { command: "tsc -b server --watch --preserveWatchOutput" },
      // These folders only: Vite, which runs inside, imports files that it writes itself and would restart the server for ever.
      {
        command:
          "node --watch-path=server/dist --watch-path=packages/embedded-postgres/dist --watch-preserve-output " +
          "--enable-source-maps server/dist/main.js",
        env: { DEMO: process.env["DEMO"] ?? "on", DEV: "on" },
      },
    ],
    { cwd: ROOT, raw: true, killOthersOn: ["success", "failure"] },
  );
  await result.catch(() => (process.exitCode = 1));
  for (const stop of stopWatching) stop();
} else {
  process.exitCode = 1;
}

async function refreshContract(): Promise<void> {
  const before = readFileSync(path.join(ROOT, SCHEMA), "utf8");
  const emitted = await emitSchemas(".");
  if (!emitted.ok) report(emitted);
  else if (readFileSync(path.join(ROOT, SCHEMA), "utf8") !== before) await refreshTypes();
}

async function refreshTypes(): Promise<void> {
  report(await generateTypes());
}

function isDocumentIn(folder: string): (file: string) => boolean {
  return (file) => {
    if (file.startsWith("gql") || !/\.tsx?$/.test(file)) return false;
    try {
      return readFileSync(path.join(ROOT, folder, file), "utf8").includes("graphql(");
    } catch {
      return true; // removed, and its operations with it
    }
  };
}

/** Runs `work` once files have not changed for a moment, one run at a time. A change during a run starts another one. */
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
