import { build } from "./build.ts";
import { runTogether } from "./programs.ts";

// npm start: builds what is out of date, then opens the shop until Ctrl-C.
process.exitCode = (await build())
  ? await runTogether([
      { command: ["node", "--enable-source-maps", "server/dist/main.js"], env: { NODE_ENV: "production" } },
    ])
  : 1;
