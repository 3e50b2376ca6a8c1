import { buildServer } from "./build.ts";
import { runVisibly } from "./steps.ts";

// npm run order -- MBC123456 SHIPPED: moves an order on, also while the shop is open.
process.exitCode = (await buildServer())
  ? await runVisibly(["node", "--enable-source-maps", "server/dist/move-order.js", ...process.argv.slice(2)])
  : 1;
