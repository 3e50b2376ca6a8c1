import { buildServer } from "./build.ts";
import { runVisibly } from "./steps.ts";

// npm run order, seed, migrate: a program of the server, built first where it is older than its sources. Its file in server/dist
// comes first, the program's own arguments after it.
const [program = "", ...args] = process.argv.slice(2);
process.exitCode = (await buildServer())
  ? await runVisibly(["node", "--enable-source-maps", `server/dist/${program}`, ...args])
  : 1;
