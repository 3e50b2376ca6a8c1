import { buildServer } from "./build.ts";
import { runVisibly } from "./steps.ts";

// npm run seed [-- --products N]: puts the catalogue into the database of the settings.
process.exitCode = (await buildServer())
  ? await runVisibly(["node", "--enable-source-maps", "server/dist/database/seed/cli.js", ...process.argv.slice(2)])
  : 1;
