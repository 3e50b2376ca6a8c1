import { buildServer } from "./build.ts";
import { runVisibly } from "./steps.ts";

// The npm commands of server/src/commands: runs a program of the server, which is built first if it is out of date. The first argument is
// its file in server/dist, the others go to the program.
const [program = "", ...args] = process.argv.slice(2);
process.exitCode = (await buildServer())
  ? await runVisibly(["node", "--enable-source-maps", `server/dist/${program}`, ...args])
  : 1;
