import { build } from "./build.ts";
import { runTogether } from "./programs.ts";
import { SHOP_COMMAND } from "./shop-command.ts";

// npm start: builds what is out of date, then opens the shop until Ctrl-C.
process.exitCode = (await build())
  ? await runTogether([{ command: ["node", ...SHOP_COMMAND], env: { NODE_ENV: "production" } }])
  : 1;
