import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

type Maker = { make(args: readonly string[]): Promise<void> };

const file = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** What is made from the client's own texts and drawings: its modules are loaded as Vite loads them for pages. */
const MAKERS: Record<string, string> = { films: "films/make-films.ts", downloads: "downloads/make-downloads.ts" };

const [kind = "", ...args] = process.argv.slice(2);
const maker = MAKERS[kind];
if (maker === undefined) throw new Error(`Say what to make: ${Object.keys(MAKERS).join(" or ")}.`);
const { module } = await runnerImport<Maker>(file(maker), {
  resolve: { alias: { "@rules": file("../../server/src/rules") } },
});
await module.make(args);
