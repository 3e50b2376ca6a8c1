import "./stop-with-parent.js";
import { build } from "./build.ts";
import { SHOP_COMMAND } from "./shop-command.ts";
import { runVisibly, toolEnvironment } from "./steps.ts";

// npm start: builds what is out of date, then runs the shop.
const COMMAND = ["node", "--import", "./scripts/stop-with-parent.js", ...SHOP_COMMAND] as const;
const ENVIRONMENT = { NODE_ENV: "production" };

// The shop replaces this process, as this process replaced npm's shell (`exec` in package.json), so that a signal to npm reaches
// the shop: a shell in between would end without forwarding it. Windows supports neither; there the shop is a child process.
if (!(await build())) process.exitCode = 1;
else if (process.execve && process.platform !== "win32")
  process.execve(process.execPath, [...COMMAND], toolEnvironment(ENVIRONMENT));
else {
  // The console sends Ctrl-C to the shop too; this process waits for its end.
  process.on("SIGINT", () => {});
  process.exitCode = await runVisibly([...COMMAND], ENVIRONMENT);
}
